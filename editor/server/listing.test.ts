import { expect, it } from 'vitest';
import { listFiles } from '#editor/server/listing.ts';
import { previewPath } from '#editor/server/preview-path.ts';
import { article, frontMatter } from '#library/markdown/testing/fixture.ts';
import { isList, sitePages } from '#library/pages.ts';

it('lists a page by its short name or title, and an article by its title', () => {
  const texts = new Map([
    ['pages/verify.yaml', 'search:\n  title: A Long Title\n  name: Short\n'],
    ['pages/prices.yaml', 'search:\n  title: A Title\n'],
    ['blog/first.md', article('Words.', { draft: 'true' })],
  ]);
  expect(listFiles(texts, [])).toMatchObject([
    { title: 'A Title', kind: 'facts', isDraft: false },
    { title: frontMatter.title, kind: 'post', isDraft: true },
    { title: 'Short', group: 'Pages' },
  ]);
});

it('previews each page file on its own page', () => {
  // The fax sheet has no file of its own.
  const fixed = sitePages.filter((page) => !isList(page) && page.name !== 'fax-sheet');
  expect(fixed.map(({ files: [file = ''] }) => previewPath(file, new Map()))).toEqual(
    fixed.map(({ path }) => path),
  );
});
