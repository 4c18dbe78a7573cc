/** The highest reading grade allowed. */
export const maxGrade = 8;

/**
 * The Flesch–Kincaid grade (1975). Only whole sentences count, because headings and table cells
 * would make any text look easier than it is.
 */
export function readingGrade(text: string): number | null {
  const sentences = text.split('\n').flatMap(wholeSentences);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** A period in '0.1' or before a lower-case letter ('e.g. tretinoin') doesn't end a sentence. */
function wholeSentences(line: string): string[] {
  return line
    .split(/(?<=[.!?:][”’")]*)\s+(?=[^\p{Ll}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?:][”’")]*$/.test(sentence) && wordsOf(sentence).length > 0);
}

/** Numbers don't count as words because their syllables can't be counted. */
const wordsOf = (sentence: string): string[] => sentence.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

/** Words that the rules below get wrong. */
const exceptions = new Map([['acne', 2]]);

/** Estimates syllables by groups of pronounced vowels. */
export function countSyllables(word: string): number {
  const heard = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    // 'skins', 'called', 'makes': silent endings, except after d, t, s, x, z, ch, sh.
    .replace(/(?<=[aeiouy].*)(?:(?<![dt])ed|(?<![sxzcg]|[cs]h)es)$/, '')
    // 'care' and 'whole', but 'table' and 'the'.
    .replace(/(?<=[aeiouy].*[^aeiouyl]|[aeiouy]l{1,2})e$/, '')
    .replace(/^y/, '');
  return exceptions.get(word.toLowerCase()) ?? heard.match(/[aeiouy]+/g)?.length ?? 1;
}
