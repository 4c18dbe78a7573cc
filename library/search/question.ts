import { getEditDistance } from '#library/did-you-mean.ts';
import type { Synonym } from '#library/search/index-file.ts';
import { isCommon, termsIn } from '#library/search/terms.ts';

/** One part of a query: a term or a phrase. */
export interface QueryPart {
  /** The typed term, or '' for a phrase. */
  term: string;
  synonyms: readonly string[];
  /** Paths of the best answers. */
  places: readonly string[];
}

/** A limit on the work per query. */
const maxParts = 8;

/** Splits a query into terms without common words. A phrase with synonyms counts as one. */
export function readQuestion(
  text: string,
  synonyms: Synonyms,
  correct = (term: string) => term,
): QueryPart[] {
  const terms = termsIn(text).map((term) => (isCommon(term) ? term : correct(term)));
  const parts: QueryPart[] = [];
  for (let at = 0; at < terms.length; ) {
    const phrase = synonyms.longestAt(terms, at);
    const term = terms[at] ?? '';
    if (phrase) {
      const { length, synonyms: others, places } = phrase;
      parts.push({ term: length === 1 ? term : '', synonyms: others, places });
    } else if (!isCommon(term)) parts.push({ term, synonyms: [], places: [] });
    at += phrase?.length ?? 1;
  }
  // ‘How to use it’ has only common words.
  const all = parts.length > 0 ? parts : terms.map((term) => ({ term, synonyms: [], places: [] }));
  return all.slice(0, maxParts);
}

export interface Synonyms {
  /** Every term in every phrase. */
  terms: ReadonlySet<string>;
  /** The longest phrase with synonyms that starts here. */
  longestAt(terms: readonly string[], at: number): (Meaning & { length: number }) | undefined;
}

type Meaning = Pick<QueryPart, 'synonyms' | 'places'>;

const longestPhrase = 4;

export function readSynonyms(list: readonly Synonym[]): Synonyms {
  const meanings = new Map<string, Meaning>();
  for (const { typed, means = [], to } of list) {
    for (const phrase of typed) {
      const key = termsIn(phrase).join(' ');
      const { synonyms, places } = meanings.get(key) ?? { synonyms: [], places: [] };
      meanings.set(key, {
        synonyms: [...synonyms, ...means.flatMap(termsIn)],
        places: to === undefined ? places : [...places, to],
      });
    }
  }
  return {
    terms: new Set([...meanings.keys()].flatMap((key) => key.split(' '))),
    longestAt(terms, at) {
      for (let length = Math.min(longestPhrase, terms.length - at); length > 0; length -= 1) {
        const meaning = meanings.get(terms.slice(at, at + length).join(' '));
        if (meaning) return { ...meaning, length };
      }
      return undefined;
    },
  };
}

/**
 * The closest known word, or the most frequent of several. Doesn't correct short words and numbers.
 */
export function correctTypo(
  typed: string,
  counts: ReadonlyMap<string, number>,
): string | undefined {
  if (/\p{N}/u.test(typed)) return undefined;
  let best: string | undefined;
  let least = typed.length < 5 ? 0 : typed.length < 9 ? 1 : 2;
  for (const [word, count] of counts) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > least) continue;
    const changes = getEditDistance(typed, word);
    if (changes > least) continue;
    if (changes === least && best !== undefined && count <= (counts.get(best) ?? 0)) continue;
    [best, least] = [word, changes];
  }
  return best;
}
