import { expect, it } from 'vitest';
import { article, compile } from '#library/markdown/fixture.ts';
import { parseInline } from '#library/markdown/parse-inline.ts';
import { ContentError } from '#library/markdown/problem.ts';

const source = 'Call [us]({phoneLink}).';

it('lets the words of a page link to a fact that is an address', () => {
  expect(parseInline(source)).toMatchObject({
    inlines: [{}, { type: 'link', href: '{phoneLink}', external: false }, {}],
    problems: [],
  });
});

it('refuses a fact that is no address', () => {
  expect(parseInline('Call [us]({phone}).').problems).toHaveLength(1);
});

it('refuses it in an article, where no fact is filled in', () => {
  expect(() => compile(article(source))).toThrow(ContentError);
});
