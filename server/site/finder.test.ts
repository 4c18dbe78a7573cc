import { expect, it } from 'vitest';
import { type SearchIndex, searchIndexPath } from '#library/search/index-file.ts';
import { createSiteFinder } from '#server/site/finder.ts';

it('searches the index file that browsers load', async () => {
  const index: SearchIndex = {
    pages: [['/prices', 'Prices', [['', 'Prices', 'By phone.', '']]]],
    pinned: [],
    delivery: { title: '', text: '' },
    synonyms: [],
    neverCorrected: [],
  };
  const find = createSiteFinder({
    readText: (path) => (path === searchIndexPath ? JSON.stringify(index) : undefined),
  });
  expect((await find('price')).results.map(({ address }) => address)).toEqual(['/prices']);
});
