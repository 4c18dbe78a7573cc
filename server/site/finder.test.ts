import { expect, it } from 'vitest';
import { searchIndexPath } from '#library/search/index-file.ts';
import { siteFinder } from '#server/site/finder.ts';

it('searches in the file that browsers get', async () => {
  const index = { pages: [['/prices', 'Prices', [['', 'Prices', 'By phone.', '']]]], synonyms: [] };
  const find = siteFinder({
    text: (path) => (path === searchIndexPath ? JSON.stringify(index) : undefined),
  });
  expect((await find('price')).map(({ address }) => address)).toEqual(['/prices']);
});

it('finds nothing in a build without one', async () => {
  expect(await siteFinder({ text: () => undefined })('price')).toEqual([]);
});
