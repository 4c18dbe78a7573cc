import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SearchContent, SearchIndex } from '#library/search/index-file.ts';
import { splitWords, stemWord } from '#library/search/terms.ts';
import type { ParsedPage } from './page-sections.ts';
import { createIndex } from './search-index.ts';

const content: SearchContent = {
  pinned: [],
  delivery: { title: '', text: '' },
  synonyms: [],
  neverCorrected: [],
};
const createPage = (...lines: string[]): ParsedPage => ({
  title: 'Title',
  sections: [{ id: 'a', heading: 'Heading', lines }],
});
const indexLines = (lines: string[]) => {
  const index = createIndex(new Map([['/a', createPage(...lines)]]), content);
  return index.pages[0]?.[2][0];
};

it('keeps an excerpt and lists each other word once', () => {
  const text = `${'begins '.repeat(40)}zinc oxide and zinc again`;
  const [, , excerpt = '', otherWords = ''] = indexLines([text]) ?? [];
  expect(excerpt).toMatch(/^begins .* …$/);
  expect(excerpt.length).toBeLessThan(250);
  expect(otherWords).toBe('again oxide zinc');
});

it('ends an excerpt after a sentence if it isn’t much shorter', () => {
  const sentence = `${'begins '.repeat(25)}here.`;
  expect(indexLines([`${sentence} ${'more '.repeat(40)}`])?.[2]).toBe(sentence);
  expect(indexLines([`Short sentence. ${'more '.repeat(60)}`])?.[2]).toMatch(/more …$/);
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

it('shortens excerpts to stay within the size limit, and fails if that is not enough', () => {
  // Words this short are only in the excerpt.
  const letter = fc.constantFrom(...'bdfghklmnprtvz');
  const shortWord = fc.string({ minLength: 2, maxLength: 2, unit: letter });
  const words = fc.sample(shortWord, { numRuns: 100, seed: 1 });
  const pages = new Map([['/a', createPage(words.join(' '))]]);
  const measure = (index: SearchIndex) => brotliCompressSync(JSON.stringify(index)).length;
  const fullSize = measure(createIndex(pages, content));
  // The build measures with a faster compression, so sizes differ by a few bytes.
  expect(measure(createIndex(pages, content, fullSize - 50))).toBeLessThan(fullSize - 30);
  expect(() => createIndex(pages, content, 50)).toThrow('even without excerpts');
});

it("keeps every word that isn't very short or very common", () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 30 }), (text) => {
      const [, heading = '', excerpt = '', otherWords = ''] = indexLines([text]) ?? [];
      const indexedTerms = new Set(
        splitWords(`${heading} ${excerpt} ${otherWords}`).map(({ word }) => stemWord(word)),
      );
      const missingWords = splitWords(text).filter(({ word }) => {
        const term = stemWord(word);
        return term.length > 3 && !indexedTerms.has(term);
      });
      expect(missingWords.map(({ word }) => word)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
