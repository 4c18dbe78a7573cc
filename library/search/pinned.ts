import { getEditDistance } from '#library/did-you-mean.ts';
import type { Pinned } from '#library/search/index-file.ts';
import { normalizeWord, splitWords } from '#library/search/terms.ts';

/** Allows this many other words inside a phrase, as in ‘dog just ate all my pills’. */
const maxGap = 2;

/** A word on the site is never treated as a typo, so ‘creams’ doesn't match ‘cremas’. */
export function createPinnedFinder(
  list: readonly Pinned[],
  isOnSite: (word: string) => boolean,
): (query: string) => Pinned[] {
  const rules = list.map((answer) => ({
    answer,
    phrases: answer.typed.map((phrase) =>
      phrase.split(/\s+/).map((words) => words.split('/').map(normalizeWord)),
    ),
    exceptions: (answer.except ?? []).map((phrase) => ` ${normalizeText(phrase)} `),
  }));
  const phraseWords = new Set(rules.flatMap(({ phrases }) => phrases.flat(2)));
  return (query) => {
    const text = ` ${normalizeText(query)} `;
    return rules
      .filter(({ phrases, exceptions }) => {
        const rest = exceptions.reduce((result, phrase) => result.replaceAll(phrase, ' '), text);
        const words = rest
          .trim()
          .split(' ')
          .map((text) => ({ text, canBeTypo: !phraseWords.has(text) && !isOnSite(text) }));
        return phrases.some((phrase) => hasPhrase(words, phrase));
      })
      .map(({ answer }) => answer);
  };
}

/** Uses one spelling for can’t, cannot and can not. */
const normalizeText = (text: string) =>
  splitWords(text)
    .map(({ word }) => normalizeWord(word))
    .join(' ')
    .replaceAll(/\bcan ?not\b/g, 'cant');

interface TypedWord {
  text: string;
  canBeTypo: boolean;
}

type Phrase = readonly (readonly string[])[];

function hasPhrase(words: readonly TypedWord[], [first = [], ...rest]: Phrase): boolean {
  return words.some((word, at) => matchesAny(word, first) && hasRestAt(words, at + 1, rest));
}

function hasRestAt(words: readonly TypedWord[], at: number, [next, ...rest]: Phrase): boolean {
  if (!next) return true;
  return words
    .slice(at, at + maxGap + 1)
    .some((word, gap) => matchesAny(word, next) && hasRestAt(words, at + gap + 1, rest));
}

/** A long word can have one typo after its first two letters. */
const matchesAny = ({ text, canBeTypo }: TypedWord, choices: readonly string[]) =>
  choices.some(
    (choice) =>
      text === choice ||
      (canBeTypo &&
        choice.length > 5 &&
        text.slice(0, 2) === choice.slice(0, 2) &&
        getEditDistance(text, choice) < 2),
  );
