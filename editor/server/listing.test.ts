import { expect, it } from 'vitest';
import { listFiles } from '#editor/server/listing.ts';
import { getPreviewPath } from '#editor/server/preview-path.ts';
import { article, frontMatter } from '#library/markdown/testing/fixture.ts';
import { isList, sitePages } from '#library/pages.ts';

it('lists a page by its short name or title and an article by its title', () => {
  const sources = new Map([
    ['pages/verify.yaml', 'search:\n  title: A Long Title\n  name: Short\n'],
    ['pages/about.yaml', 'search:\n  title: A Title\n'],
    ['blog/first.md', article('Words.', { draft: 'true' })],
  ]);
  expect(listFiles(sources, [])).toMatchObject([
    { title: 'A Title', kind: 'facts', isDraft: false },
    { title: frontMatter.title, kind: 'post', isDraft: true },
    { title: 'Short', group: 'Pages' },
  ]);
});

it('previews each page file on its own page', () => {
  // The fax sheet doesn't have its own file.
  const pages = sitePages.filter((page) => !isList(page) && page.name !== 'fax-sheet');
  expect(pages.map(({ files: [file = ''] }) => getPreviewPath(file, new Map()))).toEqual(
    pages.map(({ path }) => path),
  );
});

it('previews people on an article with a reviewer', () => {
  const sources = new Map([
    ['blog/draft.md', article('Words.', { reviewer: 'a', draft: 'true' })],
    ['blog/unsigned.md', article('Words.')],
    ['blog/signed.md', article('Words.', { reviewer: 'a' })],
  ]);
  expect(getPreviewPath('people.yaml', sources)).toBe('/blog/post/signed');
  expect(getPreviewPath('people.yaml', new Map())).toBe('/blog');
});
