import { expect, it } from 'vitest';
import { groups, listFiles } from '#editor/server/listing.ts';
import { previewPath } from '#editor/server/preview-path.ts';
import { contentTexts } from '#library/check/files.ts';
import { article, frontMatter } from '#library/markdown/testing/fixture.ts';
import { isList, sitePages } from '#library/pages.ts';

it('every file of the site has a name and a place in the list', () => {
  const files = listFiles(contentTexts('content'), []);
  for (const { group, title } of files.filter(({ kind }) => kind === 'facts')) {
    expect(groups).toContain(group);
    expect(title).toMatch(/^[A-Z]/);
  }
});

it('lists a page by its short name, or else by its title', () => {
  const texts = new Map([
    ['pages/verify.yaml', 'search:\n  title: A Long Title\n  name: Short\n'],
    ['pages/prices.yaml', 'search:\n  title: A Title\n'],
  ]);
  expect(listFiles(texts, []).map(({ title }) => title)).toEqual(['A Title', 'Short']);
});

it('previews every page of the site beside its own file', () => {
  const fixed = sitePages.filter((page) => !isList(page) && page.schema);
  expect(fixed.map(({ files: [file = ''] }) => previewPath(file, new Map()))).toEqual(
    fixed.map(({ path }) => path),
  );
  expect(previewPath('pages/verify.yaml', new Map())).toBe('/about/verify');
  expect(previewPath('hours.yaml', new Map())).toBe('/contact');
});

it('an article is listed by its title, a draft as one', () => {
  const texts = new Map([['blog/first.md', article('Words.', { draft: 'true' })]]);
  expect(listFiles(texts, [])).toEqual([
    expect.objectContaining({ title: frontMatter.title, kind: 'post', isDraft: true }),
  ]);
});
