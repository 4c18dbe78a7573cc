import MiniSearch, { type Query } from 'minisearch';
import { readZip } from '#library/delivery/entries.ts';
import { fillIn } from '#library/fill-in.ts';
import type { Pinned, SearchIndex } from '#library/search/index-file.ts';
import { createPinnedFinder } from '#library/search/pinned.ts';
import { markMatches, type Segment } from '#library/search/query.ts';
import {
  correctTypo,
  type QueryPart,
  readQuestion,
  readSynonyms,
} from '#library/search/question.ts';
import { findTerms, normalizeWord, splitWords, stemWord } from '#library/search/terms.ts';

/** The inherited fields describe the section that matches best. */
export interface SearchResult extends ResultSection {
  /** An empty title means that the heading is the page title. */
  page: string;
  text: Segment[];
  /** These words match but aren't in the excerpt. */
  hiddenWords: string[];
  /** Only pages that aren't in English have a language. */
  language: string | undefined;
  otherSections: ResultSection[];
}

export interface ResultSection {
  address: string;
  heading: Segment[];
}

export interface SearchAnswer {
  pinned: Pick<Pinned, 'text' | 'language'>[];
  results: SearchResult[];
}

export type Find = (question: string) => SearchAnswer;

const maxPages = 12;
const maxOthers = 3;

const boost = { heading: 4, page: 2.5, text: 1 };

/** Long pages mention many topics, so they rank below pages about a single topic. */
const weights: readonly [path: RegExp, weight: number][] = [
  [/^\/blog\/category\//, 0.4],
  [/^\/can-you-make-it$/, 0.6],
  [/^\/learn\/glossary$/, 0.65],
  [/^\/your-medicine\//, 0.8],
  [/^\/(?:blog|learn\/[^/]+)\//, 0.75],
  [/^\/(?:$|privacy|terms|accessibility|blog$|specialists\/prescribing)/, 0.7],
];

const getWeight = (path: string) => weights.find(([pattern]) => pattern.test(path))?.[1] ?? 1;

interface Entry {
  id: number;
  path: string;
  page: string;
  language: string | undefined;
  anchor: string;
  heading: string;
  excerpt: string;
  text: string;
}

/** Indexes in small chunks so typing and other requests aren't blocked. */
export async function createFinder(index: SearchIndex): Promise<Find> {
  const entries = index.pages
    .flatMap(([path, page, sections, language]) =>
      sections.map(([anchor, heading, excerpt, otherWords]) => {
        return { path, page, language, anchor, heading, excerpt, text: `${excerpt} ${otherWords}` };
      }),
    )
    .map((entry, id): Entry => ({ id, ...entry }));
  const counts = new Map<string, number>();
  const engine = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    tokenize: findTerms,
    processTerm: (term) => {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      return term;
    },
  });
  await engine.addAllAsync(entries, { chunkSize: 8 });
  const synonyms = readSynonyms(index.synonyms);
  const lexicon = new Map([...Array.from(synonyms.terms, (term) => [term, 0] as const), ...counts]);
  const neverCorrected = new Set(index.neverCorrected.map(stemWord));
  const isKnown = (term: string) =>
    lexicon.has(term) ||
    neverCorrected.has(term) ||
    (isPrefix(term) && counts.keys().some((longer) => longer.startsWith(term)));
  const correct = (term: string) => (isKnown(term) ? term : (correctTypo(term, lexicon) ?? term));
  const findPinned = createPinnedFinder(index.pinned, (word) => counts.has(stemWord(word)));

  const findPages = (question: string) => {
    const parts = readQuestion(question, synonyms, correct);
    const results = engine.search(toQuery(parts), {
      boost,
      boostDocument: (id) => getWeight(entries[id]?.path ?? ''),
      tokenize: (term) => [term],
      processTerm: (term) => term,
    });
    const matches = new Map(results.map((result) => [result.id, result]));
    const topScore = Math.max(1, ...results.map(({ score }) => score));
    const scoredEntries = entries.flatMap((entry) => {
      const { score = 0, queryTerms = [], terms = [] } = matches.get(entry.id) ?? {};
      const directParts = parts.filter(({ addresses }) => addresses.includes(getAddress(entry)));
      const preference = (2 * getWeight(entry.path) * directParts.length) / parts.length;
      const totalScore = score * getCoverage(parts, queryTerms) + topScore * preference;
      return totalScore > 0 ? [{ entry, terms, score: totalScore }] : [];
    });
    const pages = Map.groupBy(
      scoredEntries.toSorted((a, b) => b.score - a.score),
      ({ entry }) => entry.path,
    );
    return [...pages.values()].slice(0, maxPages).flatMap(([best, ...rest]) => {
      if (!best) return [];
      const result = toPageResult(best.entry, new Set(best.terms));
      const others = rest.map(({ entry, terms }) => toSection(entry, new Set(terms)));
      return [{ ...result, otherSections: selectOthers(others, result) }];
    });
  };

  return (question) => {
    const results = [...getDeliveryResult(question, index), ...findPages(question)];
    const pinned = findPinned(question);
    const isInEnglish = results.some(({ language }) => language === undefined);
    const shown = isInEnglish || pinned[0] ? pinned : findBySpelling(question, index);
    return { pinned: shown.map(({ text, language }) => ({ text, language })), results };
  };
}

function findBySpelling(question: string, { pinned }: SearchIndex): Pinned[] {
  const text = question.normalize().toLowerCase();
  const words = splitWords(text).map(({ word }) => normalizeWord(word));
  return pinned.filter(
    ({ letters = '', endings = [] }) =>
      [...letters].some((letter) => text.includes(letter)) ||
      endings.some((ending) => words.some((word) => word.endsWith(ending))),
  );
}

function getDeliveryResult(question: string, { pages, delivery }: SearchIndex): SearchResult[] {
  const [typedZip] = /(?<![\d-])\d{5}(?![\d-])/.exec(question) ?? [];
  const { value: zip } = { value: undefined, ...readZip(typedZip ?? question) };
  if (zip === undefined) return [];
  return [
    {
      address: `/shipping?zip=${zip}#plan`,
      page: pages.find(([path]) => path === '/shipping')?.[1] ?? '',
      heading: [{ text: fillIn(delivery.title, { destination: zip }), mark: false }],
      text: [{ text: delivery.text, mark: false }],
      hiddenWords: [],
      language: undefined,
      otherSections: [],
    },
  ];
}

function toQuery(parts: readonly QueryPart[]): Query {
  return {
    combineWith: 'OR',
    queries: parts.flatMap(({ term, synonyms }) => [
      ...(term === '' ? [] : [{ queries: [term], prefix: isPrefix }]),
      ...synonyms.map((synonym) => ({ queries: [synonym], boostTerm: () => synonymWeight })),
    ]),
  };
}

const synonymWeight = 0.6;

const isPrefix = (term: string) => term.length > 2;

/** Returns a score factor that favors sections with all terms over sections that repeat some. */
function getCoverage(parts: readonly QueryPart[], matches: readonly string[]): number {
  const matchingParts = parts.filter(
    ({ term, synonyms }) =>
      matches.includes(term) || synonyms.some((text) => matches.includes(text)),
  );
  return (matchingParts.length / parts.length) ** 2;
}

function toPageResult(
  entry: Entry,
  matches: ReadonlySet<string>,
): Omit<SearchResult, 'otherSections'> {
  const { page, language, heading, excerpt, text } = entry;
  const visibleTerms = new Set(findTerms(`${heading} ${excerpt}`));
  const isHidden = (term: string) => matches.has(term) && !visibleTerms.has(term);
  const words = text.split(' ').filter((word) => findTerms(word).some(isHidden));
  return {
    ...toSection(entry, matches),
    page: page === heading ? '' : page,
    text: markTerms(excerpt, matches),
    hiddenWords: [...new Set(words)].slice(0, 3),
    language,
  };
}

const getAddress = ({ path, anchor }: Entry) => (anchor === '' ? path : `${path}#${anchor}`);

const toSection = (entry: Entry, matches: ReadonlySet<string>): ResultSection => ({
  address: getAddress(entry),
  heading: markTerms(entry.heading, matches),
});

function markTerms(text: string, terms: ReadonlySet<string>): Segment[] {
  const matches = splitWords(text).filter(({ word }) => terms.has(stemWord(word)));
  return markMatches(
    text,
    matches.map(({ word, at }) => ({ at, length: word.length })),
  );
}

/** Headings in the same tab share an address, so duplicates are dropped. */
function selectOthers(sections: readonly ResultSection[], best: ResultSection): ResultSection[] {
  const addresses = new Set([best.address]);
  return sections
    .filter(({ address }) => !addresses.has(address) && addresses.add(address))
    .slice(0, maxOthers);
}
