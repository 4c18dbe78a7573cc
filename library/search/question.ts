import type { Synonym } from '#library/search/index-file.ts';
import { isCommon, termsIn } from '#library/search/terms.ts';

/** One thing that is asked for, in whatever words. */
export interface Asked {
  /** As it was typed. */
  term: string;
  /** What else people call it. */
  synonyms: readonly string[];
}

/** More than anybody types; each one is looked for in every text. */
const mostAsked = 8;

/**
 * What a question asks for: its words without those that are in every question, and what people call
 * them otherwise. A phrase that has a meaning of its own counts as one: ‘how much’ is the price.
 */
export function readQuestion(text: string, synonyms: Synonyms): Asked[] {
  const terms = termsIn(text);
  const asked: Asked[] = [];
  for (let at = 0; at < terms.length; ) {
    const phrase = synonyms.longestAt(terms, at);
    const term = terms[at] ?? '';
    if (phrase) asked.push({ term: phrase.length === 1 ? term : '', synonyms: phrase.others });
    else if (!isCommon(term)) asked.push({ term, synonyms: [] });
    at += phrase?.length ?? 1;
  }
  // ‘How to use it’ has no other words.
  const all = asked.length > 0 ? asked : terms.map((term) => ({ term, synonyms: [] }));
  return all.slice(0, mostAsked);
}

export interface Synonyms {
  /** The longest phrase that has synonyms and begins here: of how many terms, and what they are. */
  longestAt(
    terms: readonly string[],
    at: number,
  ): { length: number; others: readonly string[] } | undefined;
}

const longestPhrase = 4;

export function readSynonyms(list: readonly Synonym[]): Synonyms {
  const meanings = new Map<string, string[]>();
  for (const { typed, means } of list) {
    for (const phrase of typed) {
      const key = termsIn(phrase).join(' ');
      meanings.set(key, [...(meanings.get(key) ?? []), ...means.flatMap(termsIn)]);
    }
  }
  return {
    longestAt(terms, at) {
      for (let length = Math.min(longestPhrase, terms.length - at); length > 0; length -= 1) {
        const others = meanings.get(terms.slice(at, at + length).join(' '));
        if (others) return { length, others };
      }
      return undefined;
    },
  };
}
