import MiniSearch, { type Query } from 'minisearch';
import type { Segment } from '#library/blog/search.ts';
import type { SearchIndex } from '#library/search/index-file.ts';
import { markTerms } from '#library/search/marks.ts';
import { type Asked, readQuestion, readSynonyms } from '#library/search/question.ts';
import { termsIn } from '#library/search/terms.ts';

/** A page that answers, and the place of it that does so best. */
export interface Found extends FoundPlace {
  /** What the page is called, where the place is called otherwise. */
  page: string;
  text: Segment[];
  /** What was found below what is shown. */
  further: string[];
  /** Other places of the page. */
  others: FoundPlace[];
}

export interface FoundPlace {
  address: string;
  heading: Segment[];
}

export type Find = (question: string) => Found[];

const mostPages = 12;
const mostOthers = 3;

/** What a heading is worth beside a word of the text. */
const boost = { heading: 4, page: 2.5, text: 1 };

/** A text at length mentions much; the page on a matter says it first. */
const weights: readonly [path: RegExp, weight: number][] = [
  [/^\/blog\/category\//, 0.4],
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

/**
 * Makes the places of all pages findable. In steps, each of a few milliseconds, so that neither a
 * reader who types nor another request has to wait.
 */
export async function createFinder(index: SearchIndex): Promise<Find> {
  const entries = index.pages
    .flatMap(([path, page, places]) =>
      places.map(([place, heading, shown, more]) => {
        return { path, page, place, heading, shown, text: `${shown} ${more}` };
      }),
    )
    .map((entry, id): Entry => ({ id, ...entry }));
  const engine = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    // Texts and questions come as terms already.
    tokenize: termsIn,
    processTerm: (term) => term,
  });
  await engine.addAllAsync(entries, { chunkSize: 8 });
  const synonyms = readSynonyms(index.synonyms);

  return (question) => {
    const asked = readQuestion(question, synonyms);
    const results = engine.search(queryOf(asked), {
      boost,
      boostDocument: (id) => weightOf(entries[id]?.path ?? ''),
      tokenize: (term) => [term],
    });
    const scored = results.flatMap(({ id, score, queryTerms, terms }) => {
      const entry = entries[id];
      return entry ? [{ entry, terms, score: score * coverage(asked, queryTerms) }] : [];
    });
    const pages = Map.groupBy(
      scored.toSorted((one, other) => other.score - one.score),
      ({ entry }) => entry.path,
    );
    return [...pages.values()].slice(0, mostPages).flatMap(([best, ...rest]) => {
      if (!best) return [];
      const shown = shownPage(best.entry, new Set(best.terms));
      const others = rest.map(({ entry, terms }) => shownPlace(entry, new Set(terms)));
      return [{ ...shown, others: eachOnce(others, shown) }];
    });
  };
}

/** What was typed counts most, with its slips and beginnings; what people call it otherwise, less. */
function queryOf(asked: readonly Asked[]): Query {
  return {
    combineWith: 'OR',
    queries: asked.flatMap(({ term, synonyms }) => [
      ...(term === '' ? [] : [{ queries: [term], prefix: isPrefix, fuzzy: slips }]),
      ...synonyms.map((synonym) => ({ queries: [synonym], boostTerm: () => synonymWeight })),
    ]),
  };
}

const synonymWeight = 0.6;

const isPrefix = (term: string) => term.length > 2;

/** A short word with a slip in it is another word. */
const slips = (term: string) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false);

/** A place that has all of what was asked stands before one that has a part of it often. */
function coverage(asked: readonly Asked[], met: readonly string[]): number {
  const part = asked.filter(
    ({ term, synonyms }) => met.includes(term) || synonyms.some((one) => met.includes(one)),
  );
  return (part.length / asked.length) ** 2;
}

function shownPage(entry: Entry, found: ReadonlySet<string>): Omit<Found, 'others'> {
  const { page, heading, shown, text } = entry;
  const seen = new Set(termsIn(`${heading} ${shown}`));
  const isFurther = (term: string) => found.has(term) && !seen.has(term);
  const further = text.split(' ').filter((word) => termsIn(word).some(isFurther));
  return {
    ...shownPlace(entry, found),
    page: page === heading ? '' : page,
    text: markTerms(shown, found),
    further: [...new Set(further)].slice(0, 3),
  };
}

const shownPlace = ({ path, place, heading }: Entry, found: ReadonlySet<string>): FoundPlace => ({
  address: place === '' ? path : `${path}#${place}`,
  heading: markTerms(heading, found),
});

/** Headings inside a tab share its address. */
function eachOnce(places: readonly FoundPlace[], best: FoundPlace): FoundPlace[] {
  const addresses = new Set([best.address]);
  return places
    .filter(({ address }) => !addresses.has(address) && addresses.add(address))
    .slice(0, mostOthers);
}
