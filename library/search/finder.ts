import MiniSearch, { type Query } from 'minisearch';
import { readZip } from '#library/delivery/entries.ts';
import { getReach } from '#library/delivery/reach.ts';
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
import {
  findTerms,
  isStopWord,
  normalizeWord,
  splitWords,
  stemWord,
} from '#library/search/terms.ts';

/** The inherited fields describe the section that matches best. */
export interface SearchResult extends ResultSection {
  /** An empty title means that the heading is the page title. */
  page: string;
  text: Segment[];
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
  text: string;
}

/** Indexes in small chunks so typing and other requests aren't blocked. */
export async function createFinder(index: SearchIndex): Promise<Find> {
  const entries = index.pages
    .flatMap(([path, page, sections, language]) =>
      sections.map(([anchor, heading, text]) => ({ path, page, language, anchor, heading, text })),
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
  /** A short word that the site uses isn't the start of another, such as `pill` of `pillow`. */
  const isPrefix = (term: string) =>
    term.length > (counts.has(term) ? 5 : 2) && !neverCorrected.has(term);
  const isKnown = (term: string) =>
    lexicon.has(term) ||
    neverCorrected.has(term) ||
    (isPrefix(term) && counts.keys().some((longer) => longer.startsWith(term)));
  const correct = (term: string) => (isKnown(term) ? term : (correctTypo(term, lexicon) ?? term));
  const findPinned = createPinnedFinder(index.pinned, (word) => counts.has(stemWord(word)));

  const findPages = (question: string, fixedResults: readonly string[]) => {
    const parts = readQuestion(question, synonyms, correct);
    const results = engine.search(toQuery(parts, isPrefix), {
      boost,
      boostDocument: (id) => getWeight(entries[id]?.path ?? ''),
      tokenize: (term) => [term],
      processTerm: (term) => term,
    });
    const matches = new Map(results.map((result) => [result.id, result]));
    const topScore = Math.max(1, ...results.map(({ score }) => score));
    const typedTerms = findTerms(question).filter((term) => !isStopWord(term));
    const scoredEntries = entries.flatMap((entry) => {
      const { score = 0, queryTerms = [], terms = [] } = matches.get(entry.id) ?? {};
      const address = getAddress(entry);
      const directParts = parts.filter(({ addresses }) => addresses.includes(address));
      const preference = (2 * getWeight(entry.path) * directParts.length) / parts.length;
      const totalScore = fixedResults.includes(address)
        ? fixedResults.length - fixedResults.indexOf(address)
        : score * getCoverage(parts, queryTerms) + topScore * preference;
      const isResult = fixedResults.length === 0 || fixedResults.includes(address);
      return isResult && totalScore > 0
        ? [{ entry, terms: new Set([...terms, ...typedTerms]), score: totalScore }]
        : [];
    });
    const pages = Map.groupBy(
      scoredEntries.toSorted((a, b) => b.score - a.score),
      ({ entry }) => entry.path,
    );
    return [...pages.values()].slice(0, maxPages).flatMap(([best, ...rest]) => {
      if (!best) return [];
      const { page, heading, text, language } = best.entry;
      const section = toSection(best.entry, best.terms);
      const others = rest.map(({ entry, terms }) => toSection(entry, terms));
      return [
        {
          ...section,
          page: page === heading ? '' : page,
          text: markTerms(makeExcerpt(text, best.terms, counts), best.terms),
          language,
          otherSections: selectOthers(others, section),
        },
      ];
    });
  };

  return (question) => {
    const pinned = findPinned(question);
    const fixedResults = pinned.flatMap((answer) => answer.results ?? []);
    const results = [...getDeliveryResult(question, index), ...findPages(question, fixedResults)];
    const isInEnglish = results.some(({ language }) => language === undefined);
    const answers = isInEnglish || pinned[0] ? pinned : findBySpelling(question, index);
    return { pinned: answers.map(({ text, language }) => ({ text, language })), results };
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

function getDeliveryResult(
  question: string,
  { pages, delivery, zips }: SearchIndex,
): SearchResult[] {
  const [typedZip] = /(?<![\d-])\d{5}(?![\d-])/.exec(question) ?? [];
  const { value: zip } = { value: undefined, ...readZip(typedZip ?? question) };
  if (zip === undefined) return [];
  const text = getReach(zip, zips) === 'outside' ? delivery.outside : delivery.text;
  return [
    {
      address: `/shipping?zip=${zip}#plan`,
      page: pages.find(([path]) => path === '/shipping')?.[1] ?? '',
      heading: [{ text: fillIn(delivery.title, { destination: zip }), mark: false }],
      text: [{ text, mark: false }],
      language: undefined,
      otherSections: [],
    },
  ];
}

function toQuery(parts: readonly QueryPart[], isPrefix: (term: string) => boolean): Query {
  return {
    combineWith: 'OR',
    queries: parts.flatMap(({ term, synonyms }) => [
      ...(term === '' ? [] : [{ queries: [term], prefix: isPrefix }]),
      ...synonyms.map((synonym) => ({ queries: [synonym], boostTerm: () => synonymWeight })),
    ]),
  };
}

const synonymWeight = 0.6;

/** Returns a score factor that favors sections with all terms over sections that repeat some. */
function getCoverage(parts: readonly QueryPart[], matches: readonly string[]): number {
  const matchingParts = parts.filter(
    ({ term, synonyms }) =>
      matches.includes(term) || synonyms.some((text) => matches.includes(text)),
  );
  return (matchingParts.length / parts.length) ** 2;
}

type Counts = ReadonlyMap<string, number>;

const maxExcerptLength = 240;

/** Abbreviations such as `vs.` don't end a sentence. */
const sentenceEnd = /(?<=[\p{L}\p{N}”)]{3}[.?!]) /u;

/** Contains the sentence with the rarest matches. */
function makeExcerpt(text: string, matches: ReadonlySet<string>, counts: Counts): string {
  const sentences = text.split(sentenceEnd);
  const scores = sentences.map((sentence) => {
    const terms = [...new Set(findTerms(sentence))].filter((term) => matches.has(term));
    return terms.reduce((sum, term) => sum + 1 / (counts.get(term) ?? 1), 0);
  });
  const best = scores.indexOf(Math.max(...scores));
  const fits = (from: number, to: number) =>
    sentences.slice(from, to).join(' ').length <= maxExcerptLength;
  const from = fits(0, best + 1) ? 0 : best;
  let to = from + 1;
  while (to < sentences.length && fits(from, to + 1)) to += 1;
  const excerpt = sentences.slice(from, to).join(' ');
  return excerpt.length <= maxExcerptLength
    ? excerpt
    : `${excerpt.slice(0, excerpt.lastIndexOf(' ', maxExcerptLength))} …`;
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
