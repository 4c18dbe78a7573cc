import MiniSearch, { type Query } from 'minisearch';
import { readZip } from '#library/delivery/entries.ts';
import { fillIn } from '#library/fill-in.ts';
import type { Pinned, SearchIndex } from '#library/search/index-file.ts';
import { readPinned } from '#library/search/pinned.ts';
import { markMatches, type Segment } from '#library/search/query.ts';
import {
  correctTypo,
  type QueryPart,
  readQuestion,
  readSynonyms,
} from '#library/search/question.ts';
import { termOf, termsIn, wordsIn } from '#library/search/terms.ts';

/** A page with its best matching section. */
export interface SearchResult extends ResultSection {
  /** The page title, if the heading is different. */
  page: string;
  text: Segment[];
  /** Matching words that aren't in the excerpt. */
  further: string[];
  others: ResultSection[];
}

export interface ResultSection {
  address: string;
  heading: Segment[];
}

export interface SearchAnswer {
  pinned: Pick<Pinned, 'text' | 'language'>[];
  found: SearchResult[];
}

export type Find = (question: string) => SearchAnswer;

const maxPages = 12;
const maxOthers = 3;

const boost = { heading: 4, page: 2.5, text: 1 };

/** Long texts mention many topics, so they rank below the page about a topic. */
const weights: readonly [path: RegExp, weight: number][] = [
  [/^\/blog\/category\//, 0.4],
  [/^\/can-you-make-it$/, 0.6],
  [/^\/learn\/glossary$/, 0.65],
  [/^\/your-medicine\//, 0.8],
  [/^\/(?:blog|learn\/[^/]+)\//, 0.75],
  [/^\/(?:$|privacy|terms|accessibility|blog$|specialists\/prescribing)/, 0.7],
];

const weightOf = (path: string) => weights.find(([pattern]) => pattern.test(path))?.[1] ?? 1;

interface Entry {
  id: number;
  path: string;
  page: string;
  place: string;
  heading: string;
  shown: string;
  text: string;
}

/** Indexes in small steps, so it doesn't block typing or other requests. */
export async function createFinder(index: SearchIndex): Promise<Find> {
  const entries = index.pages
    .flatMap(([path, page, places]) =>
      places.map(([place, heading, shown, more]) => {
        return { path, page, place, heading, shown, text: `${shown} ${more}` };
      }),
    )
    .map((entry, id): Entry => ({ id, ...entry }));
  /** The number of times each term is on the site. */
  const counts = new Map<string, number>();
  const engine = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    tokenize: termsIn,
    processTerm: (term) => {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      return term;
    },
  });
  await engine.addAllAsync(entries, { chunkSize: 8 });
  const synonyms = readSynonyms(index.synonyms);
  const lexicon = new Map([...Array.from(synonyms.terms, (term) => [term, 0] as const), ...counts]);
  const neverCorrected = new Set(index.neverCorrected.map(termOf));
  const isKnown = (term: string) =>
    lexicon.has(term) ||
    neverCorrected.has(term) ||
    (isPrefix(term) && counts.keys().some((longer) => longer.startsWith(term)));
  const correct = (term: string) => (isKnown(term) ? term : (correctTypo(term, lexicon) ?? term));
  const pinnedFor = readPinned(index.pinned, (word) => counts.has(termOf(word)));

  const findPages = (question: string) => {
    const parts = readQuestion(question, synonyms, correct);
    const results = engine.search(queryOf(parts), {
      boost,
      boostDocument: (id) => weightOf(entries[id]?.path ?? ''),
      tokenize: (term) => [term],
      processTerm: (term) => term,
    });
    const matches = new Map(results.map((result) => [result.id, result]));
    const most = Math.max(1, ...results.map(({ score }) => score));
    const scored = entries.flatMap((entry) => {
      const { score = 0, queryTerms = [], terms = [] } = matches.get(entry.id) ?? {};
      const preferred = parts.filter(({ places }) => places.includes(addressOf(entry)));
      const preference = (2 * weightOf(entry.path) * preferred.length) / parts.length;
      const total = score * coverage(parts, queryTerms) + most * preference;
      return total > 0 ? [{ entry, terms, score: total }] : [];
    });
    const pages = Map.groupBy(
      scored.toSorted((one, other) => other.score - one.score),
      ({ entry }) => entry.path,
    );
    return [...pages.values()].slice(0, maxPages).flatMap(([best, ...rest]) => {
      if (!best) return [];
      const shown = toPageResult(best.entry, new Set(best.terms));
      const others = rest.map(({ entry, terms }) => toSection(entry, new Set(terms)));
      return [{ ...shown, others: uniqueSections(others, shown) }];
    });
  };

  return (question) => ({
    pinned: pinnedFor(question).map(({ text, language }) => ({ text, language })),
    found: [...deliveryTo(question, index), ...findPages(question)],
  });
}

function deliveryTo(question: string, { pages, delivery }: SearchIndex): SearchResult[] {
  const { value: zip } = { value: undefined, ...readZip(question) };
  if (zip === undefined) return [];
  return [
    {
      address: `/shipping?zip=${zip}#plan`,
      page: pages.find(([path]) => path === '/shipping')?.[1] ?? '',
      heading: [{ text: fillIn(delivery.title, { destination: zip }), mark: false }],
      text: [{ text: delivery.text, mark: false }],
      further: [],
      others: [],
    },
  ];
}

/** Ranks exact and prefix matches above synonyms. */
function queryOf(parts: readonly QueryPart[]): Query {
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

/** Ranks sections with all of the terms above those that repeat some of them. */
function coverage(parts: readonly QueryPart[], matches: readonly string[]): number {
  const part = parts.filter(
    ({ term, synonyms }) => matches.includes(term) || synonyms.some((one) => matches.includes(one)),
  );
  return (part.length / parts.length) ** 2;
}

function toPageResult(entry: Entry, found: ReadonlySet<string>): Omit<SearchResult, 'others'> {
  const { page, heading, shown, text } = entry;
  const seen = new Set(termsIn(`${heading} ${shown}`));
  const isFurther = (term: string) => found.has(term) && !seen.has(term);
  const further = text.split(' ').filter((word) => termsIn(word).some(isFurther));
  return {
    ...toSection(entry, found),
    page: page === heading ? '' : page,
    text: markTerms(shown, found),
    further: [...new Set(further)].slice(0, 3),
  };
}

const addressOf = ({ path, place }: Entry) => (place === '' ? path : `${path}#${place}`);

const toSection = (entry: Entry, found: ReadonlySet<string>): ResultSection => ({
  address: addressOf(entry),
  heading: markTerms(entry.heading, found),
});

function markTerms(text: string, terms: ReadonlySet<string>): Segment[] {
  const matches = wordsIn(text).filter(({ word }) => terms.has(termOf(word)));
  return markMatches(
    text,
    matches.map(({ word, at }) => ({ at, length: word.length })),
  );
}

/** Headings in a tab have the same address. */
function uniqueSections(places: readonly ResultSection[], best: ResultSection): ResultSection[] {
  const addresses = new Set([best.address]);
  return places
    .filter(({ address }) => !addresses.has(address) && addresses.add(address))
    .slice(0, maxOthers);
}
