export const maxGrade = 8;

/** Flesch–Kincaid. Ignores lines without end punctuation: headings would make a text look easier. */
export function getReadingGrade(text: string): number | null {
  const sentences = text.split('\n').flatMap(findSentences);
  const words = sentences.flatMap(findWords);
  if (words.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** A period in '0.1' or before a lower-case letter ('e.g. tretinoin') doesn't end a sentence. */
function findSentences(line: string): string[] {
  return line
    .split(/(?<=[.!?:][”’")]*)\s+(?=[^\p{Ll}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?:][”’")]*$/.test(sentence) && findWords(sentence).length > 0);
}

/** Numbers don't count as words because their syllables can't be counted. */
const findWords = (sentence: string): string[] => sentence.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

/** The rules below get these words wrong. */
const exceptions = new Map([['acne', 2]]);

export function countSyllables(word: string): number {
  const pronouncedText = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    // Removes the silent ending of 'called' and 'makes', but not of 'treated' or 'boxes'.
    .replace(/(?<=[aeiouy].*)(?:(?<![dt])ed|(?<![sxzcg]|[cs]h)es)$/, '')
    // Removes the silent e of 'care' and 'whole', but not of 'table' or 'the'.
    .replace(/(?<=[aeiouy].*[^aeiouyl]|[aeiouy]l{1,2})e$/, '')
    .replace(/^y/, '');
  return exceptions.get(word.toLowerCase()) ?? pronouncedText.match(/[aeiouy]+/g)?.length ?? 1;
}
