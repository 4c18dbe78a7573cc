import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { createFinder } from '#library/search/finder.ts';
import { type SearchIndex, searchIndexPath } from '#library/search/index-file.ts';
import { searchQueries } from './search-queries.ts';
import { expect, test } from './site.ts';

// As it was built: what people find depends on every page.
test('what people type is answered', async () => {
  const file = readFileSync(`build/client${searchIndexPath}`, 'utf8');
  expect(brotliCompressSync(file).length, 'bytes that a browser fetches').toBeLessThan(40 * 1024);
  const index: SearchIndex = JSON.parse(file);
  const find = await createFinder(index);
  const ranks = searchQueries.map(([typed, ...answers]) => {
    const paths = find(typed).map(({ address }) => address.replace(/#.*/, ''));
    return { typed, rank: paths.findIndex((path) => answers.includes(path)) };
  });
  const part = (most: number) =>
    ranks.filter(({ rank }) => rank >= 0 && rank < most).length / ranks.length;
  const missed = ranks.filter(({ rank }) => rank < 0 || rank > 2).map(({ typed }) => typed);
  process.stdout.write(
    `${ranks.length} searches: ${part(1).toFixed(2)} answered by the first result, ${part(3).toFixed(2)} by the first three${missed.length > 0 ? `, not: ${missed.join(', ')}` : ''}.\n`,
  );
  expect(part(3), missed.join(', ')).toBeGreaterThanOrEqual(0.9);
  expect(part(1)).toBeGreaterThanOrEqual(0.7);
});
