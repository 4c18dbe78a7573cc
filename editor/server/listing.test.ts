import { expect, it } from 'vitest';
import { groups, listFiles } from '#editor/server/listing.ts';
import { contentTexts } from '#library/check/files.ts';
import { article, frontMatter } from '#library/markdown/testing/fixture.ts';

it('every file of the site has a name and a place in the list', () => {
  const files = listFiles(contentTexts('content'), []);
  for (const { group, title } of files.filter(({ kind }) => kind === 'facts')) {
    expect(groups).toContain(group);
    expect(title).toMatch(/^[A-Z]/);
  }
});

it('an article is listed by its title, a draft as one', () => {
  const texts = new Map([['blog/first.md', article('Words.', { draft: 'true' })]]);
  expect(listFiles(texts, [])).toEqual([
    expect.objectContaining({ title: frontMatter.title, kind: 'post', isDraft: true }),
  ]);
});
