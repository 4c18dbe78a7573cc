import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SearchContent } from '#library/search/index-file.ts';
import { termOf, wordsIn } from '#library/search/terms.ts';
import type { ReadPage } from './page-sections.ts';
import { indexLimit, makeIndex } from './search-index.ts';

const content: SearchContent = {
  pinned: [],
  delivery: { title: '', text: '' },
  synonyms: [],
  neverCorrected: [],
};
const page = (...pieces: string[]): ReadPage => ({
  title: 'Title',
  places: [{ id: 'a', heading: 'Heading', pieces }],
});
const textOf = (pieces: string[]) => {
  const index = makeIndex(new Map([['/a', page(...pieces)]]), content);
  return index.pages[0]?.[2][0];
};

it('keeps an excerpt and each other word once', () => {
  const long = `${'begins '.repeat(40)}zinc oxide and zinc again`;
  const [, , shown = '', more = ''] = textOf([long]) ?? [];
  expect(shown).toMatch(/^begins .* …$/);
  expect(shown.length).toBeLessThan(250);
  expect(more).toBe('again oxide zinc');
});

it('leaves out boilerplate', () => {
  const pages = new Map(
    Array.from({ length: 20 }, (_, at) => [`/${at}`, page(`Own ${at}.`, 'The same notice.')]),
  );
  const index = makeIndex(pages, content);
  expect(index.pages.map(([, , [place]]) => place?.[2])).toEqual(
    Array.from({ length: 20 }, (_, at) => `Own ${at}.`),
  );
});

it('shortens excerpts to stay within the size limit', () => {
  const words = fc.sample(fc.string({ minLength: 5, maxLength: 9, unit: letter }), 9000);
  const pages = new Map(
    Array.from({ length: 60 }, (_, at) => {
      const pieces = Array.from({ length: 20 }, (__, line) =>
        Array.from({ length: 10 }, (___, n) => words[(at * 131 + line * 17 + n * 7) % 900]).join(
          ' ',
        ),
      );
      return [`/${at}`, page(...pieces)];
    }),
  );
  const index = makeIndex(pages, content);
  expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThanOrEqual(indexLimit);
});

const letter = fc.constantFrom(...'bdfghklmnprtvz');

it("keeps every word that isn't common", () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 30 }), (text) => {
      const [, heading = '', shown = '', more = ''] = textOf([text]) ?? [];
      const indexed = new Set(
        wordsIn(`${heading} ${shown} ${more}`).map(({ word }) => termOf(word)),
      );
      const missing = wordsIn(text).filter(({ word }) => {
        const term = termOf(word);
        return term.length > 3 && !indexed.has(term);
      });
      expect(missing.map(({ word }) => word)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
