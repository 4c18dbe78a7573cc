import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { content } from '#library/content.ts';
import { ingredientSynonyms } from '#library/ingredients.ts';
import { getPageName } from '#library/paths/breadcrumbs.ts';
import {
  type IndexedSection,
  type SearchContent,
  type SearchIndex,
  searchIndexPath,
} from '#library/search/index-file.ts';
import { findTerms, isStopWord, splitWords, stemWord } from '#library/search/terms.ts';
import { getAddress } from './finish-build.ts';
import { type ParsedPage, parsePage } from './page-sections.ts';

/** Readers wait for the compressed index after their first key press, so keep it small. */
const maxIndexBytes = 50 * 1024;

/** Excerpts are shorter than this if the index would exceed its limit. */
const maxExcerptLength = 240;
const excerptStep = 10;

/** Lines on more than this share of all pages are left out. */
const maxPageShare = 1 / 5;

/** Words in more than this share of all sections are left out, except in excerpts. */
const maxWordShare = 1 / 33;

export function createIndex(
  pages: ReadonlyMap<string, ParsedPage>,
  content: SearchContent,
  maxBytes = maxIndexBytes,
): SearchIndex {
  const sectionsByPath = removeBoilerplate(pages);
  const isFrequent = createFrequencyTest([...sectionsByPath.values()].flat());
  const buildIndex = (excerptLength: number): SearchIndex => ({
    pages: Array.from(sectionsByPath, ([path, sections]) => [
      path,
      pages.get(path)?.title ?? '',
      sections.map((section) => indexSection(section, excerptLength, isFrequent)),
      ...getLanguage(pages.get(path)),
    ]),
    ...content,
  });
  let low = 0;
  let high = maxExcerptLength / excerptStep;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (getCompressedSize(buildIndex(middle * excerptStep)) <= maxBytes) low = middle;
    else high = middle - 1;
  }
  const index = buildIndex(low * excerptStep);
  if (getCompressedSize(index) <= maxBytes) return index;
  throw new Error(
    `The search index is larger than ${maxBytes} bytes even without excerpts. Lower maxWordShare in scripts/build/search-index.ts, or leave pages out.`,
  );
}

const getLanguage = (page?: ParsedPage): [language?: string] =>
  page?.language ? [page.language] : [];

const joinLines = (lines: readonly string[]) =>
  lines.map((line) => (/[.!?:…”]$/.test(line) ? line : `${line}.`)).join(' ');

interface SectionText {
  id: string;
  heading: string;
  text: string;
}

function removeBoilerplate(pages: ReadonlyMap<string, ParsedPage>): Map<string, SectionText[]> {
  const counts = new Map<string, number>();
  for (const { sections } of pages.values()) {
    for (const line of new Set(sections.flatMap(({ lines }) => lines))) {
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  const maxCount = Math.max(2, pages.size * maxPageShare);
  const isOwn = (line: string) => (counts.get(line) ?? 0) <= maxCount;
  return new Map(
    Array.from(pages, ([path, { sections }]) => [
      path,
      sections
        .map(({ id, heading, lines }) => ({ id, heading, text: joinLines(lines.filter(isOwn)) }))
        .filter(({ id, text }) => id === '' || text !== ''),
    ]),
  );
}

function createFrequencyTest(sections: readonly SectionText[]): (term: string) => boolean {
  const counts = new Map<string, number>();
  for (const { text } of sections) {
    for (const term of new Set(findTerms(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const maxCount = Math.max(2, sections.length * maxWordShare);
  return (term) => isStopWord(term) || (counts.get(term) ?? 0) > maxCount;
}

/** Quality 10 is four times as fast as what the site serves, and its result is 2% larger. */
const getCompressedSize = (index: SearchIndex) =>
  brotliCompressSync(JSON.stringify(index), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10 },
  }).length;

function indexSection(
  { id, heading, text }: SectionText,
  excerptLength: number,
  isFrequent: (term: string) => boolean,
): IndexedSection {
  const excerpt = truncate(text, excerptLength);
  const words = listOtherWords(`${heading} ${excerpt}`, text.slice(excerpt.length), isFrequent);
  const isCut = excerpt.length < text.length && !/[.?!]$/.test(excerpt);
  return [id, heading, isCut ? `${excerpt} …` : excerpt, words];
}

/** Keeps whole sentences if they fill at least half of the length. Abbreviations don't end one. */
function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, Math.max(0, text.lastIndexOf(' ', length)));
  const sentences = /^.*\p{L}{3}[.?!](?= |$)/u.exec(start)?.[0] ?? '';
  return sentences.length < length / 2 ? start : sentences;
}

/** A search also finds words after the excerpt, except very short and very common words. */
function listOtherWords(
  excerpt: string,
  restText: string,
  isFrequent: (term: string) => boolean,
): string {
  const seenTerms = new Set(findTerms(excerpt));
  const words: string[] = [];
  for (const { word } of splitWords(restText)) {
    const term = stemWord(word);
    if (seenTerms.has(term) || isFrequent(term) || (term.length < 3 && !/\d/.test(term))) continue;
    seenTerms.add(term);
    words.push(word.toLowerCase());
  }
  // Sorted words compress better.
  return words.sort().join(' ');
}

async function readPages(folder: string): Promise<Map<string, ParsedPage>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.html$/.test(file));
  const pages = new Map<string, ParsedPage>();
  for (const file of files.sort()) {
    const { path } = getAddress(file);
    const page = parsePage(await readFile(join(folder, file), 'utf8'), getPageName(path));
    if (page) pages.set(path, page);
  }
  return pages;
}

if (import.meta.main) {
  const clientFolder = join(resolve(process.argv[2] ?? 'build'), 'client');
  const { synonyms, ...searchContent } = content.data['search.yaml'];
  const index = createIndex(await readPages(clientFolder), {
    ...searchContent,
    synonyms: [...synonyms, ...ingredientSynonyms],
  });
  await writeFile(join(clientFolder, searchIndexPath), JSON.stringify(index));
  const sectionCount = index.pages.flatMap(([, , pageSections]) => pageSections).length;
  console.log(
    `Search index: ${sectionCount} sections on ${index.pages.length} pages, ${(getCompressedSize(index) / 1024).toFixed(1)} KB.`,
  );
}
