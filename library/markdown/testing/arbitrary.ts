import fc from 'fast-check';
import { markerNames } from '#library/markdown/markers.ts';
import { article, frontMatter } from '#library/markdown/testing/fixture.ts';

/** This must never reach a page as markup. */
export const canary = '<img src=x onerror=alert(1)>';

const names = fc.constantFrom(...markerNames, 'drawing', 'cite', 'hint', '__proto__');

const text = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  fc.constantFrom(canary, '&lt;b&gt;', '"onclick="x', "'", '\u0000', '\\'),
);

const address = fc.constantFrom(
  '/contact',
  '#a',
  'https://example.com/a?b=c&d="e"',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'tel:+13105550142',
);

const emphasis = fc.constantFrom('**', '*', '_', '~~', '`', '***');

const inline = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.tuple(emphasis, text).map(([mark, value]) => mark + value + mark),
  fc.tuple(text, address).map(([label, href]) => `[${label}](${href})`),
  address.map((href) => `<${href}>`),
  fc.constantFrom(':cite[ogbechie-2017]', ':cite[nobody-1]', ':cite', ':x', '![a](b)', '[^1]'),
  fc.integer({ min: 1, max: 400 }).map((count) => '*_['.repeat(count)),
);

const sentence = fc.array(inline, { minLength: 1, maxLength: 5 }).map((spans) => spans.join(' '));

const attributes = fc.oneof(
  fc.constantFrom('', '{level=soon}', '{variant=card}', '{max=20}', '{max=-1 unit="<b>"}'),
  fc.tuple(names, text).map(([name, value]) => `{${name}="${value}"}`),
  fc.constant('{patient="A" condition="<b>" treatment="C" result="D" by="E" name=acne-types}'),
);

const table = fc
  .array(fc.array(fc.oneof(text, fc.nat(30).map(String)), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map(([head = [], ...rows]) =>
    [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'),
  );

const list = fc
  .array(fc.tuple(fc.nat(4), fc.constantFrom('- ', '1. ', '- **When** ', '- [ ] '), sentence), {
    minLength: 1,
    maxLength: 6,
  })
  .map((items) =>
    items.map(([depth, mark, value]) => '  '.repeat(depth) + mark + value).join('\n'),
  );

const blockContent = fc.oneof(sentence, table, list);

const marker = fc
  .tuple(
    fc.constantFrom(':::', ':::', ':::', '::', '::::', ':'),
    names,
    fc.oneof(
      fc.constantFrom('', '[Call if:]'),
      text.map((value) => `[${value}]`),
    ),
    attributes,
    fc.array(blockContent, { maxLength: 3 }),
    fc.constantFrom('\n:::', '\n:::', '\n:::', '\n::::', ''),
  )
  .map(([fence, name, label, braces, content, end]) =>
    [`${fence}${name}${label}${braces}`, content.join('\n\n')].join('\n').concat(end),
  );

const block = fc.oneof(
  { weight: 3, arbitrary: marker },
  { weight: 3, arbitrary: sentence },
  { weight: 1, arbitrary: table },
  { weight: 1, arbitrary: list },
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), sentence)
    .map(([level, value]) => `${'#'.repeat(level)} ${value}`),
  fc.constantFrom(canary, '---', '> x', '```\nx\n```', '<!-- x -->', '[a]: javascript:x', ':::'),
  fc.integer({ min: 1, max: 300 }).map((count) => `${'> '.repeat(count)}x`),
  fc.integer({ min: 1, max: 200 }).map((count) => ':::tip\n'.repeat(count)),
);

const fields = fc.option(
  fc
    .tuple(fc.constantFrom(...Object.keys(frontMatter), 'reviewer', 'extra'), text)
    .map(([name, value]) => ({ [name]: JSON.stringify(value) })),
  { nil: {}, freq: 6 },
);

export const anyDocument: fc.Arbitrary<string> = fc
  .tuple(fc.array(block, { maxLength: 8 }), fields)
  .map(([blocks, changes]) => article(blocks.join('\n\n'), changes));

const plainText = text.map((value) => value.replace(/[^\p{L}\p{N} ]/gu, ''));

/** These documents are valid, but their text contains markup. */
export const validDocument: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      plainText,
      plainText.map((value) => `:::tip[x ${value}]\nA \\${canary} b\n:::`),
      plainText.map((value) => `| a | ${value} |\n|---|---|\n| \\<b> | &lt;i> |`),
      plainText.map((value) => `:::quote{variant=card by="<b> ${value}"}\n&lt;script>\n:::`),
      fc.constantFrom(
        ':::testimonial{patient="<b>x" condition="&lt;b>" treatment="a\'b" result="b&c"}\nq\n:::',
        'See [\\<b>](https://example.com/?a=%22%3E&b=c) there.:cite[ogbechie-2017]',
        ':::care[Call \\<b> if:]{level=soon}\n- \\<b>\n:::',
        '## A \\<b> heading',
      ),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((blocks) => article(['Words.', ...blocks].join('\n\n')));
