import { expect, it } from 'vitest';
import { getPlanUrl, readPlanEntries } from '#app/pages/shipping/plan/plan-request.ts';

const readQuery = (query: string) => readPlanEntries(new URLSearchParams(query));

it('reads the entries from a URL', () => {
  expect(readQuery('zip=90210&order=80')).toEqual({ zip: '90210', order: '80' });
  expect(readQuery('zip=90210')).toEqual({ zip: '90210', order: '' });
  expect(readQuery('order=80')).toEqual({ zip: '', order: '80' });
  expect(readQuery('utm_source=mail')).toBeNull();
});

it('builds a URL that jumps to the plan', () => {
  expect(getPlanUrl({ zip: '90210', order: '80' })).toBe('/shipping?zip=90210&order=80#plan');
  expect(getPlanUrl({ zip: '90210-1234', order: '' })).toBe('/shipping?zip=90210-1234#plan');
});

it('keeps invalid entries but limits their length', () => {
  expect(readQuery('zip=%3Cb%3E&order=-5')).toEqual({ zip: '<b>', order: '-5' });
  expect(readQuery(`zip=${'9'.repeat(7000)}`)).toEqual({ zip: '9'.repeat(100), order: '' });
});
