import { joinUnits, mapStrings } from '#library/join-units.ts';

const namePattern = /\{([a-z][a-zA-Z]*)\}/g;

/** Replaces names in braces, such as {phone}, and keeps numbers and their units on one line. */
export const fillIn = <Data>(data: Data, facts: Readonly<Record<string, string | number>>): Data =>
  mapStrings(data, (text) =>
    joinUnits(text.replace(namePattern, (match, name: string) => String(facts[name] ?? match))),
  );

export const namesIn = (text: string) =>
  Array.from(text.matchAll(namePattern), ([, name = '']) => name);

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function fillInCount(template: string, count: number): string {
  const text = fillIn(template, { count: numberWords[count] ?? count });
  return template.startsWith('{count}') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

type TextByCount = Record<'none' | 'one' | 'more', string>;

export function textForCount({ none, one, more }: TextByCount, count: number): string {
  if (count === 0) return none;
  return count === 1 ? one : fillInCount(more, count);
}
