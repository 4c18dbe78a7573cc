import fc from 'fast-check';
import { markerNames } from '#library/markdown/markers.ts';
import { article, frontMatter } from '#library/markdown/testing/fixture.ts';

const markup = '<img src=x onerror=alert(1)>';

const text = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 6 }) },
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(markup, '&lt;b&gt;', '"onclick="x', "'", '\u0000', '\\'),
);

const repeat = (part: string, max: number) =>
  fc.integer({ min: 1, max }).map((count) => part.repeat(count));

const addresses =
  '/contact #a https://example.com/a?b=c&d="e" javascript:alert(1) java\tscript:alert(1) data:text/html,x //evil.example tel:+13105550142';
const spans =
  ':cite[ogbechie-2017] :cite[nobody-1] :cite :x ![a](b) [^1] **a** *a* _a_ ~~a~~ `a` ***a***';

const inline = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom(...spans.split(' ')),
  fc
    .constantFrom(...addresses.split(' '))
    .chain((href) => text.map((label) => `[${label}](${href})`)),
);

const sentence = fc.array(inline, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));

const blockOpening = fc
  .tuple(
    fc.constantFrom(':::', ':::', ':::', '::', '::::', ':'),
    fc.constantFrom(...markerNames, 'drawing', 'cite', 'hint', '__proto__'),
    fc.constantFrom('', '[Call if:]', `[${markup}]`),
    fc.constantFrom('', '{level=soon}', '{variant=card}', '{max=20}', '{max=-1 unit="<b>"}'),
  )
  .map((parts) => parts.join(''));

const line = fc.oneof(
  { weight: 3, arbitrary: sentence },
  { weight: 3, arbitrary: blockOpening },
  { weight: 3, arbitrary: fc.constantFrom('', ':::', ':::', '::::') },
  fc.constantFrom('| a | b | c |', '|---|---|---|', '| a | 1 | 20 |', '| a |'),
  fc.constantFrom('---', '> x', '```', '<!-- x -->', '[a]: javascript:x', markup, '    x'),
  fc
    .tuple(fc.constantFrom('# ', '## ', '#### ', '- ', '    - ', '1. ', '- **a** '), sentence)
    .map((parts) => parts.join('')),
  repeat('*_[', 400),
  repeat('> ', 300),
  repeat(':::tip\n', 200),
);

const fields = fc.option(
  fc
    .tuple(fc.constantFrom(...Object.keys(frontMatter), 'reviewer', 'extra'), text)
    .map(([name, value]) => ({ [name]: JSON.stringify(value) })),
  { nil: {}, freq: 6 },
);

export const anyDocument: fc.Arbitrary<string> = fc
  .tuple(fc.array(line, { maxLength: 16 }), fields)
  .map(([lines, changes]) => article(lines.join('\n'), changes));
