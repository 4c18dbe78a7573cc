import { expect, it } from 'vitest';
import { fillIn, namesIn } from '#library/fill-in.ts';

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
