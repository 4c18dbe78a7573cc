import { getEditDistance } from '#library/did-you-mean.ts';
import type { Pinned } from '#library/search/index-file.ts';
import { plainWord, wordsIn } from '#library/search/terms.ts';

/** How many other words may be between two words of a phrase: ‘dog just ate all my pills’. */
const largestGap = 2;

/** A word that is on the site is never treated as a typo: ‘creams’ is not ‘cremas’. */
export function readPinned(
  list: readonly Pinned[],
  isOnSite: (word: string) => boolean,
): (query: string) => Pinned[] {
  const rules = list.map((answer) => ({
    answer,
    phrases: answer.typed.map((phrase) =>
      phrase.split(/\s+/).map((step) => step.split('/').map(plainWord)),
    ),
    exceptions: (answer.except ?? []).map((phrase) => ` ${plainText(phrase)} `),
  }));
  const inPhrases = new Set(rules.flatMap(({ phrases }) => phrases.flat(2)));
  return (query) => {
    const text = ` ${plainText(query)} `;
    return rules
      .filter(({ phrases, exceptions }) => {
        const rest = exceptions.reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
        const words = rest
          .trim()
          .split(' ')
          .map((text) => ({ text, mayBeTypo: !inPhrases.has(text) && !isOnSite(text) }));
        return phrases.some((phrase) => hasPhrase(words, phrase));
      })
      .map(({ answer }) => answer);
  };
}

/** One spelling for can’t, cannot and can not. */
const plainText = (text: string) =>
  wordsIn(text)
    .map(({ word }) => plainWord(word))
    .join(' ')
    .replaceAll(/\bcan ?not\b/g, 'cant');

interface TypedWord {
  text: string;
  mayBeTypo: boolean;
}

type Phrase = readonly (readonly string[])[];

function hasPhrase(words: readonly TypedWord[], [first = [], ...rest]: Phrase): boolean {
  return words.some((word, at) => isOneOf(word, first) && continuesAt(words, at + 1, rest));
}

function continuesAt(words: readonly TypedWord[], at: number, [next, ...rest]: Phrase): boolean {
  if (!next) return true;
  return words
    .slice(at, at + largestGap + 1)
    .some((word, gap) => isOneOf(word, next) && continuesAt(words, at + gap + 1, rest));
}

/** A long word may have one typo after its first two letters. */
const isOneOf = ({ text, mayBeTypo }: TypedWord, choices: readonly string[]) =>
  choices.some(
    (choice) =>
      text === choice ||
      (mayBeTypo &&
        choice.length > 5 &&
        text.slice(0, 2) === choice.slice(0, 2) &&
        getEditDistance(text, choice) < 2),
  );
