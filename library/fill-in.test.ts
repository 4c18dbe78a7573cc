import { expect, it } from 'vitest';
import { fillIn, fillInCount, namesIn, wordsFor } from '#library/fill-in.ts';

it('puts facts in wherever words name them', () => {
  const page = { lead: 'Call {phone}.', items: ['{brand}, {brand}', { text: 'None' }], count: 3 };
  expect(fillIn(page, { phone: '555', brand: 'We' })).toEqual({
    lead: 'Call 555.',
    items: ['We, We', { text: 'None' }],
    count: 3,
  });
});

it('leaves a name that it does not know for whoever fills it in later', () => {
  expect(fillIn('{title} soon', { brand: 'We' })).toBe('{title} soon');
  expect(namesIn('More about {title} {tab}')).toEqual(['title', 'tab']);
});

it('spells a count out, with a capital where the words begin', () => {
  expect(fillInCount('{count} questions', 8)).toBe('Eight questions');
  expect(fillInCount('A bench, {count} open places', 3)).toBe('A bench, three open places');
});

it('writes a long count in digits', () => {
  expect(fillInCount('{count} questions', 12)).toBe('Twelve questions');
  expect(fillInCount('{count} questions', 13)).toBe('13 questions');
});

it('has words of their own for one and for none', () => {
  const words = { none: 'No opening.', one: 'One opening.', more: '{count} openings.' };
  expect([0, 1, 2].map((count) => wordsFor(words, count))).toEqual([
    'No opening.',
    'One opening.',
    'Two openings.',
  ]);
});
