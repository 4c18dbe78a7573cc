/** Writes the search index of the built pages, which the server and the browser share. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { content } from '#library/content.ts';
import { ingredientSynonyms } from '#library/ingredients.ts';
import { pageName } from '#library/paths/breadcrumbs.ts';
import {
  type IndexedPlace,
  type SearchContent,
  type SearchIndex,
  searchIndexPath,
} from '#library/search/index-file.ts';
import { isCommon, termOf, termsIn, wordsIn } from '#library/search/terms.ts';
import { addressOf } from './finish-build.ts';
import { type ReadPage, readPage } from './page-sections.ts';

/** In compressed bytes. A reader waits for the index after the first key press. */
export const indexLimit = 42 * 1024;

/** The longest excerpt in characters. Shorter if the index would exceed its limit. */
const maxExcerpt = 240;
const step = 10;

/** Text on more than this share of all pages is left out. */
const maxPageShare = 1 / 5;

/** Words in more than this share of all texts are left out, except in excerpts. */
const maxWordShare = 1 / 33;

export function makeIndex(
  pages: ReadonlyMap<string, ReadPage>,
  content: SearchContent,
): SearchIndex {
  const texts = ownTexts(pages);
  const isEverywhere = commonIn([...texts.values()].flat());
  const withExcerpts = (shown: number): SearchIndex => ({
    pages: Array.from(texts, ([path, places]) => [
      path,
      pages.get(path)?.title ?? '',
      places.map((place) => indexedPlace(place, shown, isEverywhere)),
    ]),
    ...content,
  });
  let least = 0;
  let most = maxExcerpt / step;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (sizeOf(withExcerpts(middle * step)) <= indexLimit) least = middle;
    else most = middle - 1;
  }
  const index = withExcerpts(least * step);
  if (sizeOf(index) <= indexLimit) return index;
  throw new Error(
    `The words of all pages take more than ${indexLimit} bytes, which is too much for a search. Lower maxWordShare in scripts/build/search-index.ts, or leave pages out.`,
  );
}

/** Adds a period to pieces without one, such as list items. */
const joinPieces = (pieces: readonly string[]) =>
  pieces.map((piece) => (/[.!?:…”]$/.test(piece) ? piece : `${piece}.`)).join(' ');

interface OwnPlace {
  id: string;
  heading: string;
  text: string;
}

/** The text of each section without boilerplate. */
function ownTexts(pages: ReadonlyMap<string, ReadPage>): Map<string, OwnPlace[]> {
  const counts = new Map<string, number>();
  for (const { places } of pages.values()) {
    for (const piece of new Set(places.flatMap(({ pieces }) => pieces))) {
      counts.set(piece, (counts.get(piece) ?? 0) + 1);
    }
  }
  const most = Math.max(2, pages.size * maxPageShare);
  const isOwn = (piece: string) => (counts.get(piece) ?? 0) <= most;
  return new Map(
    Array.from(pages, ([path, { places }]) => [
      path,
      places
        .map(({ id, heading, pieces }) => ({ id, heading, text: joinPieces(pieces.filter(isOwn)) }))
        .filter(({ id, text }) => id === '' || text !== ''),
    ]),
  );
}

function commonIn(places: readonly OwnPlace[]): (term: string) => boolean {
  const counts = new Map<string, number>();
  for (const { text } of places) {
    for (const term of new Set(termsIn(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const most = Math.max(2, places.length * maxWordShare);
  return (term) => isCommon(term) || (counts.get(term) ?? 0) > most;
}

const sizeOf = (index: SearchIndex) => brotliCompressSync(JSON.stringify(index)).length;

function indexedPlace(
  { id, heading, text }: OwnPlace,
  excerptLength: number,
  isEverywhere: (term: string) => boolean,
): IndexedPlace {
  const shown = cut(text, excerptLength);
  const more = remainingWords(`${heading} ${shown}`, text.slice(shown.length), isEverywhere);
  return [id, heading, shown.length < text.length ? `${shown} …` : shown, more];
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, Math.max(0, text.lastIndexOf(' ', length)));
}

/** The words that aren't in the excerpt, each once, so they can still be found. */
function remainingWords(
  shown: string,
  rest: string,
  isEverywhere: (term: string) => boolean,
): string {
  const seen = new Set(termsIn(shown));
  const remaining: string[] = [];
  for (const { word } of wordsIn(rest)) {
    const term = termOf(word);
    if (seen.has(term) || isEverywhere(term) || (term.length < 3 && !/\d/.test(term))) continue;
    seen.add(term);
    remaining.push(word.toLowerCase());
  }
  // Sorted words compress better.
  return remaining.sort().join(' ');
}

async function readPages(client: string): Promise<Map<string, ReadPage>> {
  const files = (await readdir(client, { recursive: true })).filter((file) => /\.html$/.test(file));
  const pages = new Map<string, ReadPage>();
  for (const file of files.sort()) {
    const { path } = addressOf(file);
    const page = readPage(await readFile(join(client, file), 'utf8'), pageName(path));
    if (page) pages.set(path, page);
  }
  return pages;
}

if (import.meta.main) {
  const client = join(resolve(process.argv[2] ?? 'build'), 'client');
  const { synonyms, ...search } = content.data['search.yaml'];
  const index = makeIndex(await readPages(client), {
    ...search,
    synonyms: [...synonyms, ...ingredientSynonyms],
  });
  await writeFile(join(client, searchIndexPath), JSON.stringify(index));
  const places = index.pages.flatMap(([, , of]) => of).length;
  console.log(
    `Search: ${places} places of ${index.pages.length} pages in ${(sizeOf(index) / 1024).toFixed(1)} KB.`,
  );
}
