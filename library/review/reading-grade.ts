/** Years of school that a page may ask of its reader. */
export const hardestGrade = 8;

/**
 * How many years of school a text asks for, after Flesch and Kincaid (1975). Only whole sentences
 * count: a heading or a cell of a table would make any text look easier than it is.
 */
export function readingGrade(text: string): number | null {
  const sentences = text.split('\n').flatMap(wholeSentences);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** A full stop inside '0.1' or before a small letter ('e.g. tretinoin') ends nothing. */
function wholeSentences(line: string): string[] {
  return line
    .split(/(?<=[.!?:][”’")]*)\s+(?=[^\p{Ll}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?:][”’")]*$/.test(sentence) && wordsOf(sentence).length > 0);
}

/** Figures have no syllables that can be counted, so they are not words here. */
const wordsOf = (sentence: string): string[] => sentence.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

/** Words of ours that the rules below get wrong. */
const exceptions = new Map([['acne', 2]]);

/** By the groups of vowels that are heard. An estimate, as every program's is. */
export function countSyllables(word: string): number {
  const heard = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    // 'skins', 'called', 'makes': endings that are not heard, except after d, t, s, x, z, ch, sh.
    .replace(/(?<=[aeiouy].*)(?:(?<![dt])ed|(?<![sxzcg]|[cs]h)es)$/, '')
    // 'care' and 'whole', but 'table' and 'the'.
    .replace(/(?<=[aeiouy].*[^aeiouyl]|[aeiouy]l{1,2})e$/, '')
    .replace(/^y/, '');
  return exceptions.get(word.toLowerCase()) ?? heard.match(/[aeiouy]+/g)?.length ?? 1;
}
