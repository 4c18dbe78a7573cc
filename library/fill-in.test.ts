import { expect, it } from 'vitest';
import { fillIn, fillInCount, namesIn, textForCount } from '#library/fill-in.ts';

it('fills in facts in every string', () => {
  const page = { lead: 'Call {phone}.', items: ['{brand}, {brand}', { text: 'None' }], count: 3 };
  expect(fillIn(page, { phone: '555', brand: 'We' })).toEqual({
    lead: 'Call 555.',
    items: ['We, We', { text: 'None' }],
    count: 3,
  });
});

it('leaves unknown names in braces', () => {
  expect(fillIn('{title} soon', { brand: 'We' })).toBe('{title} soon');
  expect(namesIn('More about {title} {tab}')).toEqual(['title', 'tab']);
});

it('spells out a count up to twelve and capitalizes it at the start', () => {
  expect(fillInCount('{count} questions', 12)).toBe('Twelve questions');
  expect(fillInCount('{count} questions', 13)).toBe('13 questions');
  expect(fillInCount('A bench, {count} open places', 3)).toBe('A bench, three open places');
});

it('uses separate text for zero, one and more', () => {
  const textByCount = { none: 'No opening.', one: 'One opening.', more: '{count} openings.' };
  const texts = ['No opening.', 'One opening.', 'Two openings.'];
  expect([0, 1, 2].map((count) => textForCount(textByCount, count))).toEqual(texts);
});
