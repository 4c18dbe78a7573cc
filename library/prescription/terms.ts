export type Terms = readonly string[];

/** Many keyboards have only the straight apostrophe. */
export const escapePattern = (text: string) =>
  text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll('’', "['’]?");
export const toPattern = (terms: Terms) => `(?:${terms.map(escapePattern).join('|')})(?:e?s)?`;

/** Matches only whole words, and not the U in "U.S." */
export const wordPattern = (source: string) =>
  new RegExp(`(?<!\\p{L})${source}(?!\\.?\\p{L})`, 'giu');
export const findWord = (text: string, source: string) => text.match(wordPattern(source))?.[0];
/** Checks for text first, because compiling the patterns for an empty form takes 20 ms. */
export const findTerm = (text: string, terms: Terms) =>
  text === '' ? undefined : findWord(text, toPattern(terms));
