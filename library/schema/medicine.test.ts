import { expect, it } from 'vitest';
import { defaultDrawing, medicineSchema } from '#library/schema/medicine.ts';
import { readYaml } from '#library/yaml/read.ts';
import { listProblems } from '#library/yaml/testing/problems-with.ts';

const review = `    sources: [smith-2020]
    modified: May 1, 2025
    reviewer: ana-cruz
    reviewed: May 2, 2025
    nextReview: May 2, 2026
`;
const card = `cards:
  - slug: paste
    title: Paste
    patient: animal
    description: A paste for the gums of a pet that will not eat. How to give it and keep it.
    use: [Put it on the gums.]
    keep: [Keep it cool.]
    cover: [Wash your hands.]
    discard: [Throw it away on the date on your label.]
    emergency:
      title: "Call your vet now if:"
      items: [your pet cannot breathe well]
    call:
      title: "Call us if:"
      items: [your pet drools]
${review}`;
const sheet = `sheets:
  - slug: questions
    title: Questions
    description: One page to take to your visit. Ask what you need to know, and write it down.
    parts:
      - title: How do I use it?
        marks: line
        items: [How often do I use it?]
${review}`;

const getProblems = (cards: string, sheets = sheet) => listProblems(cards + sheets, medicineSchema);

it('uses the default drawing for a card without one', () => {
  expect(getProblems(card)).toEqual([]);
  const { data } = readYaml(card + sheet, { file: 'x.yaml' });
  expect(medicineSchema.parse(data).cards[0]?.drawing).toBe(defaultDrawing);
});

it.each(['sources', 'modified', 'reviewer', 'reviewed', 'nextReview'])(
  'rejects a card or sheet without %s, because health pages need a medical review',
  (field) => {
    const removeField = (list: string) => list.replace(new RegExp(`^ {4}${field}:.*\\n`, 'm'), '');
    expect(getProblems(removeField(card))).toEqual([
      `2: The field "cards › 1 › ${field}" is missing. Add it.`,
    ]);
    expect(getProblems(card, removeField(sheet))).toEqual([
      expect.stringContaining(`The field "sheets › 1 › ${field}" is missing. Add it.`),
    ]);
  },
);

const hardText = 'Refrigeration of pharmaceutical preparations necessitates documentation.';

it.each([
  [
    'a call title without “if:”',
    card.replace('Call us if:', 'Call us'),
    'call › title" must be an',
  ],
  ['an old review', card.replace('reviewed: May 2', 'reviewed: April 2'), 'before the last change'],
  ['hard text', card.replaceAll(/(?<=: \[)[A-Z][^\]]+/g, hardText), '1" has a reading grade of'],
  ['the slug “sheet”', card.replace('slug: paste', 'slug: sheet'), 'slug" is used by another page'],
  ['a duplicate slug', card + card.replace('cards:\n', ''), '"cards › 2 › slug" is already taken'],
])('explains how to fix %s', (_, cards, message) => {
  expect(getProblems(cards)).toEqual([expect.stringContaining(message)]);
});
