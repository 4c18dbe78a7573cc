import { expect, it } from 'vitest';
import { countSyllables, getReadingGrade } from '#library/review/reading-grade.ts';

it.each([
  ['the', 1],
  ['called', 1],
  ['treated', 2],
  ['patches', 2],
  ['table', 2],
  ['Acne', 2],
  ['medicine', 3],
  ['testosterone', 4],
  ['don’t', 1],
])('counts the syllables in %s: %i', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables);
});

const getGrade = (words: number, sentences: number, syllables: number) =>
  0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;

it.each([
  ['one sentence', 'The cat sat on the mat.', getGrade(6, 1, 6)],
  ['two sentences', 'The cat sat. The doctor sat.', getGrade(6, 2, 7)],
  ['questions and quotes', 'Is it red? ‘It is.’ So go!', getGrade(7, 3, 7)],
  ['numbers and abbreviations', 'Use 0.1 percent, e.g. at night.', getGrade(6, 1, 7)],
  ['headings and table cells', 'What is Acne\nThe cat sat.\nBenzoyl peroxide', getGrade(3, 1, 3)],
])('computes the Flesch–Kincaid grade of %s', (_, text, grade) => {
  expect(getReadingGrade(text)).toBeCloseTo(grade);
});

it('returns null for text without a sentence', () => {
  expect(getReadingGrade('Acne\n\n8–12 %.')).toBeNull();
});
