import { expect, it } from 'vitest';
import {
  citationUrl,
  citedWork,
  citedWorks,
  findReference,
  references,
} from '#content/references.ts';
import { referenceSchema } from '#library/schema/reference.ts';

it.each(references)('$id is complete', (work) => {
  expect(referenceSchema.safeParse(work).error).toBeUndefined();
});

it('holds each work once', () => {
  expect(new Set(references.map(({ id }) => id)).size).toBe(references.length);
  expect(new Set(references.map(({ doi }) => doi)).size).toBe(references.length);
});

it('makes links from DOIs, with parentheses percent-encoded', () => {
  const work = { id: 'x-2017', source: 'A work' };
  expect(citationUrl({ ...work, doi: '10.1016/S0140-6736(17)30703-1' })).toBe(
    'https://doi.org/10.1016/S0140-6736%2817%2930703-1',
  );
  expect(citationUrl({ ...work, url: 'https://example.com/a' })).toBe('https://example.com/a');
});

it('shows the year, or the year of the full date, and the journal or the publication', () => {
  const work = { id: 'x-2017', source: 'A work', doi: '10.1000/x' };
  expect(citedWork({ ...work, journal: 'Thyroid', year: 2017 })).toEqual({
    id: 'x-2017',
    source: 'A work',
    place: 'Thyroid',
    year: '2017',
    href: 'https://doi.org/10.1000/x',
  });
  expect(citedWork({ ...work, publication: 'A press', publishDate: '2018-03-01' })).toMatchObject({
    place: 'A press',
    year: '2018',
  });
});

it('keeps the order of an article', () => {
  expect(citedWorks(['yafi-2016', 'adil-2017']).map(({ id }) => id)).toEqual([
    'yafi-2016',
    'adil-2017',
  ]);
});

it('knows no work that is not listed', () => {
  expect(findReference('nobody-1999')).toBeUndefined();
  expect(findReference('toString')).toBeUndefined();
});

it.each([
  { id: 'x-2017', source: 'No link', journal: 'J', year: 2017 },
  { id: 'x-2017', source: 'No year', journal: 'J', doi: '10.1000/x' },
  { id: 'x-2017', source: 'No place', year: 2017, doi: '10.1000/x' },
  { id: 'x-2017', source: 'Unsafe link', journal: 'J', year: 2017, url: 'javascript:alert(1)' },
])('refuses a reference: $source', (work) => {
  expect(referenceSchema.safeParse(work).success).toBe(false);
});
