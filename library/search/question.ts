import { getEditDistance } from '#library/did-you-mean.ts';
import type { Synonym } from '#library/search/index-file.ts';
import { findTerms, isStopWord } from '#library/search/terms.ts';

export interface QueryPart {
  /** An empty term means that the part is a phrase. */
  term: string;
  synonyms: readonly string[];
  /** The pages under `to` in content/search.yaml for this term. They get a higher score. */
  addresses: readonly string[];
}

const maxParts = 8;

/** In ‘tretinoin 0.05%’, the numbers would only find pages about other strengths. */
const strengthPattern = /^0?\d{1,2}$/;

/** Drops common words. A phrase with synonyms counts as one term. */
export function readQuestion(
  text: string,
  synonyms: Synonyms,
  correct = (term: string) => term,
): QueryPart[] {
  const terms = findTerms(text).map((term) => (isStopWord(term) ? term : correct(term)));
  const parts: QueryPart[] = [];
  for (let at = 0; at < terms.length; ) {
    const phrase = synonyms.findLongest(terms, at);
    const term = terms[at] ?? '';
    if (phrase) {
      const { length, synonyms: others, addresses } = phrase;
      parts.push({ term: length === 1 ? term : '', synonyms: others, addresses });
    } else if (!isStopWord(term) && !strengthPattern.test(term))
      parts.push({ term, synonyms: [], addresses: [] });
    at += phrase?.length ?? 1;
  }
  // A query such as ‘How to use it’ has only common words.
  const result = parts[0] ? parts : terms.map((term) => ({ term, synonyms: [], addresses: [] }));
  return result.slice(0, maxParts);
}

export type Synonyms = ReturnType<typeof readSynonyms>;

type Meaning = Pick<QueryPart, 'synonyms' | 'addresses'>;

const maxPhraseLength = 4;

export function readSynonyms(list: readonly Synonym[]) {
  const meanings = new Map<string, Meaning>();
  for (const { typed, means = [], to } of list) {
    for (const phrase of typed) {
      const key = findTerms(phrase).join(' ');
      const { synonyms, addresses } = meanings.get(key) ?? { synonyms: [], addresses: [] };
      meanings.set(key, {
        synonyms: [...synonyms, ...means.flatMap(findTerms)],
        addresses: to === undefined ? addresses : [...addresses, to],
      });
    }
  }
  return {
    terms: new Set([...meanings.keys()].flatMap((key) => key.split(' '))),
    findLongest(terms: readonly string[], at: number) {
      for (let length = Math.min(maxPhraseLength, terms.length - at); length > 0; length -= 1) {
        const meaning = meanings.get(terms.slice(at, at + length).join(' '));
        if (meaning) return { ...meaning, length };
      }
      return undefined;
    },
  };
}

export function correctTypo(term: string, counts: ReadonlyMap<string, number>): string | undefined {
  if (/\p{N}/u.test(term)) return undefined;
  let best: string | undefined;
  let maxChanges = term.length < 5 ? 0 : term.length < 9 ? 1 : 2;
  for (const [word, count] of counts) {
    if (word[0] !== term[0] || Math.abs(word.length - term.length) > maxChanges) continue;
    const changes = getEditDistance(term, word);
    if (changes > maxChanges) continue;
    if (changes === maxChanges && best !== undefined && count <= (counts.get(best) ?? 0)) continue;
    [best, maxChanges] = [word, changes];
  }
  return best;
}
