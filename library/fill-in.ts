import { joinUnits, mapTexts } from '#library/join-units.ts';

const braces = /\{([a-z][a-zA-Z]*)\}/g;

/** Replaces names in braces, such as {phone}, in every text, and joins numbers with their units. */
export const fillIn = <Data>(data: Data, facts: Readonly<Record<string, string | number>>): Data =>
  mapTexts(data, (text) =>
    joinUnits(text.replace(braces, (match, name: string) => String(facts[name] ?? match))),
  );

export const namesIn = (text: string) => Array.from(text.matchAll(braces), ([, name = '']) => name);

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Fills in {count}, spelled out up to twelve and capitalized at the start of the text. */
export function fillInCount(words: string, count: number): string {
  const text = fillIn(words, { count: numberWords[count] ?? count });
  return words.startsWith('{count}') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

export interface WordsByCount {
  none: string;
  one: string;
  more: string;
}

export function textForCount({ none, one, more }: WordsByCount, count: number): string {
  if (count === 0) return none;
  return count === 1 ? one : fillInCount(more, count);
}
