import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ingredients, ingredientsPath } from '#library/ingredients.ts';
import { createFinder } from '#library/search/finder.ts';
import { type SearchIndex, searchIndexPath } from '#library/search/index-file.ts';
import { pages } from '#library/words.ts';
import { readBuilt } from './built-pages.ts';

const queries = z.array(z.string());
const { answers, emergencies, ordinary, unknown } = z
  .object({
    emergencies: z.record(z.string(), queries),
    ordinary: queries,
    unknown: queries,
    answers: z.record(z.string(), z.array(z.string())),
  })
  .parse(parse(readFileSync(new URL('search-queries.yaml', import.meta.url), 'utf8')));

const file = readBuilt(searchIndexPath);
const index: SearchIndex = JSON.parse(file.toString());
const find = await createFinder(index);

it('fits in 43 KB', () => {
  expect(brotliCompressSync(file).length).toBeLessThan(43 * 1024);
});

it('ranks a right page first in 7 of 10 searches, and in the top three in 9 of 10', () => {
  const ranks = Object.entries(answers).map(([query, paths]) => {
    const results = find(query).found.map(({ address }) => address.replace(/#.*/, ''));
    const rank = results.findIndex((path) => paths.includes(path));
    return { query, rank: rank < 0 ? Number.POSITIVE_INFINITY : rank };
  });
  const missed = ranks.filter(({ rank }) => rank > 2).map(({ query }) => query);
  expect(missed.length / ranks.length, missed.join(', ')).toBeLessThanOrEqual(0.1);
  const first = ranks.filter(({ rank }) => rank === 0);
  expect(first.length / ranks.length).toBeGreaterThanOrEqual(0.7);
});

it('lists an ingredient first for its name, and first or second for other names', () => {
  const missed = ingredients.flatMap(({ slug, name, also, typed }) =>
    [name, ...also, ...typed].filter((query, index) => {
      const results = find(query).found.map(({ address }) => address);
      const rank = results.indexOf(`${ingredientsPath}#${slug}`);
      return rank < 0 || rank > Math.min(index, 1);
    }),
  );
  expect(missed).toEqual([]);
});

it('shows a number to call for an emergency, and for no other query', () => {
  const missed = Object.entries(emergencies).flatMap(([phone, typed]) =>
    typed.filter((query) => !JSON.stringify(find(query).pinned).includes(`"tel:${phone}"`)),
  );
  expect(missed).toEqual([]);
  expect(ordinary.filter((query) => find(query).pinned.length > 0)).toEqual([]);
  expect(unknown.filter((query) => find(query).found.length > 0)).toEqual([]);
});

it('leaves form labels and lines of the fax sheet out of the index', () => {
  const headings = (path: string) =>
    index.pages.find(([one]) => one === path)?.[2].map(([, heading]) => heading);
  const { composer, needs } = pages.prescribing;
  expect(headings('/specialists/prescribing')).toContain(needs.title);
  expect(headings('/specialists/prescribing')).not.toContain(composer.written.own);
  expect(headings('/specialists/prescribing/fax-sheet')).toHaveLength(1);
});
