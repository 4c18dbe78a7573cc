import { expect, it } from 'vitest';
import { medicineSchema, plainDrawing } from '#library/schema/medicine.ts';
import { readYaml } from '#library/yaml/read.ts';
import { problemsWith } from '#library/yaml/testing/problems-with.ts';

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
    sources: [smith-2020]
    modified: May 1, 2025
    reviewer: ana-cruz
    reviewed: May 2, 2025
    nextReview: May 2, 2026
`;
const sheet = `sheets:
  - slug: questions
    title: Questions
    description: One page to take to your visit. Ask what you need to know, and write it down.
    parts:
      - title: How do I use it?
        marks: line
        items: [How often do I use it?]
    sources: [smith-2020]
    modified: May 1, 2025
    reviewer: ana-cruz
    reviewed: May 2, 2025
    nextReview: May 2, 2026
`;

const problems = (cards: string, sheets = sheet) => problemsWith(cards + sheets, medicineSchema);

it('uses the default drawing for a card without one', () => {
  expect(problems(card)).toEqual([]);
  expect(
    medicineSchema.parse(readYaml(card + sheet, { file: 'x.yaml' }).data).cards[0]?.drawing,
  ).toBe(plainDrawing);
});

it.each(['sources', 'modified', 'reviewer', 'reviewed', 'nextReview'])(
  'rejects a card or sheet without %s, because health pages need a medical review',
  (field) => {
    const without = (list: string) => list.replace(new RegExp(`^ {4}${field}:.*\\n`, 'm'), '');
    expect(problems(without(card))).toEqual([
      `2: The field "cards › 1 › ${field}" is missing. Add it.`,
    ]);
    expect(problems(card, without(sheet))).toEqual([
      expect.stringContaining(`The field "sheets › 1 › ${field}" is missing. Add it.`),
    ]);
  },
);

it.each([
  [
    'a call without its “if:”',
    card.replace('Call us if:', 'Call us'),
    /"cards › 1 › call › title" is not an action\. Write it like “Call us if:”\./,
  ],
  [
    'a review before the last change',
    card.replace('reviewed: May 2', 'reviewed: April 2'),
    /"cards › 1 › reviewed" is before the last change\. Have it reviewed again\./,
  ],
  [
    'a text that is hard to read',
    card.replaceAll(
      /(?<=(?:use|keep|cover): \[)[^\]]+/g,
      'Refrigeration of pharmaceutical preparations necessitates continuous documentation.',
    ),
    /"cards › 1" has a reading grade of [\d.]+\. Use shorter words and sentences to get to 8 or less\./,
  ],
  [
    'an address of the sheets',
    card.replace('slug: paste', 'slug: sheet'),
    /"cards › 1 › slug" is taken by another page\./,
  ],
  [
    'an address that another card has',
    card + card.replace('cards:\n', ''),
    /"cards › 2 › slug" is taken by another one\. Use a different one\./,
  ],
])('explains what is wrong with %s', (_, cards, message) => {
  expect(problems(cards)).toEqual([expect.stringMatching(message)]);
});
