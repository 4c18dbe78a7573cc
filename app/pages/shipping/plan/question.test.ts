import { expect, it } from 'vitest';
import { addressOf, readQuestion } from '#app/pages/shipping/plan/question.ts';

const read = (query: string) => readQuestion(new URLSearchParams(query));

it('reads what an address asks', () => {
  expect(read('zip=90210&order=80')).toEqual({ zip: '90210', order: '80' });
  expect(read('zip=90210')).toEqual({ zip: '90210', order: '' });
  expect(read('order=80')).toEqual({ zip: '', order: '80' });
});

it('takes an address that asks nothing for the page itself', () => {
  expect(read('')).toBeNull();
  expect(read('utm_source=mail')).toBeNull();
});

it('makes an address that leads to the answer', () => {
  expect(addressOf({ zip: '90210', order: '80' })).toBe('/shipping?zip=90210&order=80#plan');
  expect(addressOf({ zip: '90210-1234', order: '' })).toBe('/shipping?zip=90210-1234#plan');
});

it('keeps what somebody entered, but not a page of it', () => {
  expect(read('zip=%3Cb%3E&order=-5')).toEqual({ zip: '<b>', order: '-5' });
  expect(read(`zip=${'9'.repeat(7000)}`)).toEqual({ zip: '9'.repeat(100), order: '' });
});
