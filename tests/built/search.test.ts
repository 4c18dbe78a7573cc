import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ingredients, ingredientsPath } from '#library/ingredients.ts';
import { createFinder } from '#library/search/finder.ts';
import { type SearchIndex, searchIndexPath } from '#library/search/index-file.ts';
import { pages } from '#library/words.ts';
import { readBuiltFile } from './built-pages.ts';

const queriesSchema = z.array(z.string());
const {
  answers,
  emergencies,
  ordinary: harmlessQueries,
  spanish: spanishQueries,
  unknown: unknownQueries,
} = z
  .object({
    emergencies: z.record(z.string(), queriesSchema),
    ordinary: queriesSchema,
    spanish: queriesSchema,
    unknown: queriesSchema,
    answers: z.record(z.string(), z.array(z.string())),
  })
  .parse(parse(readFileSync(new URL('search-queries.yaml', import.meta.url), 'utf8')));

const index: SearchIndex = JSON.parse(readBuiltFile(searchIndexPath).toString());
const find = await createFinder(index);

it('ranks a correct page first in 70% of searches and in the top three in 90%', () => {
  const ranks = Object.entries(answers).map(([query, paths]) => {
    const results = find(query).results.map(({ address }) => address.replace(/#.*/, ''));
    const rank = results.findIndex((path) => paths.includes(path));
    return { query, rank: rank < 0 ? Number.POSITIVE_INFINITY : rank };
  });
  const missedQueries = ranks.filter(({ rank }) => rank > 2).map(({ query }) => query);
  expect(missedQueries.length / ranks.length, missedQueries.join(', ')).toBeLessThanOrEqual(0.1);
  const topRanks = ranks.filter(({ rank }) => rank === 0);
  expect(topRanks.length / ranks.length).toBeGreaterThanOrEqual(0.7);
});

it('lists an ingredient first for its name and in the top two for other names', () => {
  const missedQueries = ingredients.flatMap(({ slug, name, also, typed }) =>
    [name, ...also, ...typed].filter((query, nameIndex) => {
      const results = find(query).results.map(({ address }) => address);
      const rank = results.indexOf(`${ingredientsPath}#${slug}`);
      return rank < 0 || rank > Math.min(nameIndex, 1);
    }),
  );
  expect(missedQueries).toEqual([]);
});

it('pins a phone number only for emergencies and finds nothing for unknown words', () => {
  const missedQueries = Object.entries(emergencies).flatMap(([phone, emergencyQueries]) =>
    emergencyQueries.filter(
      (query) => !JSON.stringify(find(query).pinned).includes(`"tel:${phone}"`),
    ),
  );
  expect(missedQueries).toEqual([]);
  expect(harmlessQueries.filter((query) => find(query).pinned.length > 0)).toEqual([]);
  expect(unknownQueries.filter((query) => find(query).results.length > 0)).toEqual([]);
});

it('answers only Spanish queries in Spanish', () => {
  const leadsToSpanish = (query: string) => JSON.stringify(find(query).pinned).includes('"/es"');
  expect(spanishQueries.filter((query) => !leadsToSpanish(query))).toEqual([]);
  const englishQueries = Object.keys(answers).filter((query) => !spanishQueries.includes(query));
  expect([...englishQueries, ...harmlessQueries, ...unknownQueries].filter(leadsToSpanish)).toEqual(
    [],
  );
});

it('marks the language of results', () => {
  const languages = new Map(
    find('farmacia intérprete').results.map(({ address, language }) => [
      address.replace(/#.*/, ''),
      language,
    ]),
  );
  expect(languages.get('/es')).toBe('es');
  expect([...languages.values()].filter(Boolean)).toEqual(['es']);
});

it('leaves form labels and fax sheet lines out of the index', () => {
  const listHeadings = (path: string) =>
    index.pages.find(([pagePath]) => pagePath === path)?.[2].map(([, heading]) => heading);
  const { composer, needs } = pages.prescribing;
  expect(listHeadings('/specialists/prescribing')).toContain(needs.title);
  expect(listHeadings('/specialists/prescribing')).not.toContain(composer.written.own);
  expect(listHeadings('/specialists/prescribing/fax-sheet')).toHaveLength(1);
});
