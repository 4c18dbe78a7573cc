import { joinUnits, mapTexts } from '#library/join-units.ts';

/** A name in braces, such as {phone}. */
const named = /\{([a-z][a-zA-Z]*)\}/g;

/** Fills in facts where texts of the data name them, and keeps numbers with their units. */
export const fillIn = <Data>(data: Data, facts: Readonly<Record<string, string | number>>): Data =>
  mapTexts(data, (text) =>
    joinUnits(text.replace(named, (braces, name: string) => String(facts[name] ?? braces))),
  );

/** The names in braces that a text holds. */
export const namesIn = (text: string) => Array.from(text.matchAll(named), ([, name = '']) => name);

const inWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Puts in how many there are where words name it as {count}, spelled out up to twelve.
 * Where the words begin with it, it gets a capital letter.
 */
export function fillInCount(words: string, count: number): string {
  const text = fillIn(words, { count: inWords[count] ?? count });
  return words.startsWith('{count}') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Words for each number of things that there may be. */
export interface WordsByCount {
  none: string;
  one: string;
  more: string;
}

export function wordsFor({ none, one, more }: WordsByCount, count: number): string {
  if (count === 0) return none;
  return count === 1 ? one : fillInCount(more, count);
}
