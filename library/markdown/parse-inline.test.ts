import { expect, it } from 'vitest';
import { parseInline } from '#library/markdown/parse-inline.ts';
import { article, compile } from '#library/markdown/testing/fixture.ts';

it('allows links to facts in YAML text', () => {
  const { inlines, problems } = parseInline('Call [{phone}]({phoneLink}).');
  expect(problems).toEqual([]);
  expect(inlines[1]).toEqual({
    type: 'link',
    href: '{phoneLink}',
    external: false,
    children: [{ type: 'text', value: '{phone}' }],
  });
});

it('rejects links to facts in articles', () => {
  expect(() => compile(article('Call [us]({phoneLink}).'))).toThrow(
    'The link "{phoneLink}" isn\'t a web address.',
  );
});

it('rejects citations in YAML text', () => {
  const { problems } = parseInline('It often comes back.:cite[ogbechie-2017]');
  expect(problems).toEqual(['Only articles can have citations. Link to an article instead.']);
});

it.each([
  ['- item', 'Remove “-” at the start.'],
  ['# x', 'Remove “#” at the start.'],
  ['One.\n\nTwo.', 'Write it on one line.'],
])('explains how to turn %j into one paragraph', (source, advice) => {
  expect(parseInline(source).problems).toEqual([`It must be one paragraph. ${advice}`]);
});
