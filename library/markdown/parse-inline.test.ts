import { expect, it } from 'vitest';
import { parseInline } from '#library/markdown/parse-inline.ts';
import { article, compile } from '#library/markdown/testing/fixture.ts';

it('lets the words of a page link to a fact of the site', () => {
  const { inlines, problems } = parseInline('Call [{phone}]({phoneLink}).');
  expect(problems).toEqual([]);
  expect(inlines[1]).toEqual({
    type: 'link',
    href: '{phoneLink}',
    external: false,
    children: [{ type: 'text', value: '{phone}' }],
  });
});

it('refuses a link to a fact in an article, where nothing would fill it in', () => {
  expect(() => compile(article('Call [us]({phoneLink}).'))).toThrow(
    'The link "{phoneLink}" is not an address.',
  );
});

it('refuses a citation, which only articles can list', () => {
  const { problems } = parseInline('It often comes back.:cite[ogbechie-2017]');
  expect(problems).toEqual(['Only articles cite works. Say it in words, or link to an article.']);
});
