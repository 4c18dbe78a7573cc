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

it('uses the Flesch–Kincaid formula', () => {
  expect(getReadingGrade('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 * 1 - 15.59);
  const grade = getReadingGrade('The cat sat. The doctor sat.');
  expect(grade).toBeCloseTo(0.39 * 3 + 11.8 * (7 / 6) - 15.59);
});

it('ignores headings and table cells', () => {
  const text = 'The cat sat on the mat.';
  expect(getReadingGrade(`What is Acne\n${text}\nBenzoyl peroxide`)).toBe(getReadingGrade(text));
});

it("doesn't end a sentence in a number or before a lower-case letter", () => {
  expect(getReadingGrade('Use 0.1 percent, e.g. at night.')).toBe(
    getReadingGrade('Use percent, e g at night.'),
  );
});

it('counts questions and quotes as sentences', () => {
  expect(getReadingGrade('Is it red? ‘It is.’ So go!')).toBeCloseTo(0.39 * (7 / 3) + 11.8 - 15.59);
});

it('returns null for text without a sentence', () => {
  expect(getReadingGrade('Acne\n\n8–12 %.')).toBeNull();
});
