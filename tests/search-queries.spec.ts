import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { createFinder } from '#library/search/finder.ts';
import { type SearchIndex, searchIndexPath } from '#library/search/index-file.ts';
import { pages } from '#library/words.ts';
import {
  emergencyQueries,
  ordinaryQueries,
  searchQueries,
  unknownQueries,
} from './search-queries.ts';
import { expect, test } from './site.ts';

// As it was built: what people find depends on every page.
const read = () => readFileSync(`build/client${searchIndexPath}`, 'utf8');

test('what people type is answered', async () => {
  const file = read();
  expect(brotliCompressSync(file).length, 'bytes that a browser fetches').toBeLessThan(40 * 1024);
  const index: SearchIndex = JSON.parse(file);
  const find = await createFinder(index);
  const ranks = searchQueries.map(([typed, ...answers]) => {
    const paths = find(typed).found.map(({ address }) => address.replace(/#.*/, ''));
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
  expect(find('90034').found[0]?.heading[0]?.text).toContain('90034');
});

test('an emergency is answered with a number to call, and nothing else is', async () => {
  const find = await createFinder(JSON.parse(read()));
  const withNumber = ({ text }: { text: readonly object[] }, phone: string) =>
    JSON.stringify(text).includes(`"tel:${phone}"`);
  const missed = emergencyQueries.flatMap(([phone, ...typed]) =>
    typed.filter((query) => !find(query).pinned.some((answer) => withNumber(answer, phone))),
  );
  expect(missed).toEqual([]);
  expect(ordinaryQueries.filter((query) => find(query).pinned.length > 0)).toEqual([]);
  expect(unknownQueries.filter((query) => find(query).found.length > 0)).toEqual([]);
});

test('no label of a form, and no line of a sheet to fill in, is an answer', () => {
  const { pages: indexed }: SearchIndex = JSON.parse(read());
  const places = (path: string) =>
    indexed.find(([one]) => one === path)?.[2].map(([, heading]) => heading);
  const { composer, needs } = pages.prescribing;
  expect(places('/specialists/prescribing')).toContain(needs.title);
  expect(places('/specialists/prescribing')).not.toContain(composer.written.own);
  expect(places('/specialists/prescribing/fax-sheet')).toHaveLength(1);
});
