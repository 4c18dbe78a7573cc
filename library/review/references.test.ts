import { expect, it } from 'vitest';
import { getCitationUrl, getCitedWorks, toCitedWork } from '#library/review/references.ts';
import { referencesSchema } from '#library/schema/articles/reference.ts';
import { listProblems } from '#library/yaml/testing/problems-with.ts';

const work = { id: 'x-2017', source: 'A work', journal: 'Thyroid', year: '2017' };

it('links to DOIs with encoded parentheses', () => {
  expect(getCitationUrl({ ...work, doi: '10.1016/S0140-6736(17)30703-1' })).toBe(
    'https://doi.org/10.1016/S0140-6736%2817%2930703-1',
  );
  expect(getCitationUrl({ ...work, url: 'https://example.com/a' })).toBe('https://example.com/a');
});

it('returns the year or date, and the journal or publication', () => {
  expect(toCitedWork({ ...work, doi: '10.1000/x' })).toEqual({
    id: 'x-2017',
    source: 'A work',
    place: 'Thyroid',
    year: '2017',
    href: 'https://doi.org/10.1000/x',
  });
  const book = { id: 'y-2018', source: 'A book', publication: 'A press' };
  expect(toCitedWork({ ...book, publishDate: '2018-03-01' })).toMatchObject({
    place: 'A press',
    year: '2018',
    date: 'March 1, 2018',
  });
});

it('keeps keys in order and skips unknown keys', () => {
  const works = new Map(['a-2001', 'b-2002'].map((id) => [id, { ...work, id }]));
  expect(getCitedWorks(['b-2002', 'toString', 'a-2001'], works).map(({ id }) => id)).toEqual([
    'b-2002',
    'a-2001',
  ]);
});

const validSource = `yafi-2016:
  source: Erectile dysfunction
  journal: A journal
  year: 2016
  doi: 10.1038/nrdp.2016.3
`;

const sameWork = validSource.replace('2016', '2017');

it.each([
  ['a work without a link', / {2}doi.*\n/, '', 'doi" is missing. Add it, or a url.'],
  ['a work without a year', / {2}year.*\n/, '', 'year" is missing. Add it, or a publishDate.'],
  ['a work without a journal', / {2}journal.*\n/, '', 'journal" is missing. Add it, or a publ'],
  ['an unsafe link', /$/, '  url: javascript:alert(1)\n', '6: The field "yafi-2016 › url" is'],
  ['a DOI written as an address', '10.1038', 'https://doi.org/10.1038', 'is not a DOI.'],
  ['a key with a space', 'yafi-2016', 'Yafi 2016', '1: The name "Yafi 2016" needs an author'],
  ['the same work twice', /$/, sameWork, '10: The field "yafi-2017 › doi" is also'],
])('rejects %s', (_, searchFor, replacement, message) => {
  const source = validSource.replace(searchFor, replacement);
  expect(listProblems(source, referencesSchema)).toEqual([expect.stringContaining(message)]);
});
