import { expect, it } from 'vitest';
import type { ParsedPage } from './page-sections.ts';
import { createIndex } from './search-index.ts';

const content = {
  pinned: [],
  delivery: { title: '', text: '', outside: '' },
  synonyms: [],
  neverCorrected: [],
  zips: { ranges: [], letters: '' },
};
const createPage = (...lines: string[]): ParsedPage => ({
  title: 'Title',
  sections: [{ id: 'a', heading: 'Heading', lines }],
});

it('ends each line like a sentence', () => {
  const index = createIndex(
    new Map([['/a', createPage('Zinc oxide', 'Name:', 'Is it?')]]),
    content,
  );
  expect(index.pages).toEqual([['/a', 'Title', [['a', 'Heading', 'Zinc oxide. Name: Is it?']]]]);
});

it('leaves out lines that are on many pages', () => {
  const pages = new Map(
    Array.from({ length: 20 }, (_, i) => [`/${i}`, createPage(`Own ${i}.`, 'The same notice.')]),
  );
  const index = createIndex(pages, content);
  expect(index.pages.map(([, , [section]]) => section?.[2])).toEqual(
    Array.from({ length: 20 }, (_, i) => `Own ${i}.`),
  );
});
