import { expect, it } from 'vitest';
import { article, compile, compileBlocks } from '#library/markdown/testing/fixture.ts';

it('gives each heading a unique id and lists levels two to four', () => {
  const headings = ['## A 2', '### A', '#### Don’t', '## A', '## A 3', '## Main', '## 日本'];
  const { body } = compile(article(headings.join('\n\n')));
  expect(body.headings).toEqual([
    { level: 2, id: 'a-2', text: 'A 2' },
    { level: 3, id: 'a', text: 'A' },
    { level: 4, id: 'dont', text: 'Don’t' },
    { level: 2, id: 'a-3', text: 'A' },
    { level: 2, id: 'a-3-2', text: 'A 3' },
    { level: 2, id: 'main-2', text: 'Main' },
    { level: 2, id: 'section', text: '日本' },
  ]);
});

it('returns plain text with each paragraph, title and item on its own line', () => {
  const { body } = compile(
    article('## Head\n\nOne **bold**\nword.\n\n:::tip[A hat]\nWear a hat.\n:::\n\n- a\n- b'),
  );
  expect(body.text).toBe('Head\nOne bold word.\nA hat\nWear a hat.\na\nb');
  expect(body.words).toBe(11);
});

it("doesn't count symbols as words", () => {
  expect(compile(article('From 4–10 % – or so.')).body.words).toBe(4);
});

it('supports CRLF line endings and a byte order mark', () => {
  const source = `\uFEFF${article(':::tip[Sun]\nWear a hat.\n:::')}`.replaceAll('\n', '\r\n');
  expect(compile(source).body.words).toBe(4);
});

const compileLink = (markdown: string) => {
  const [block] = compileBlocks(markdown);
  return block?.type === 'paragraph' ? block.children[0] : undefined;
};

it.each([
  ['/blog/post/hair-loss#strength', false],
  ['https://www.fda.gov/drugs', true],
  ['mailto:hello@grainandminim.example', false],
  ['tel:+13105550142', false],
  ['#when-to-pause', false],
])('accepts a link to %s', (href, external) => {
  const link = compileLink(`[words](${href})\n\n## When to pause`);
  expect(link).toMatchObject({ type: 'link', href, external });
});
