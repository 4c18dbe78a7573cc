import { expect, test } from 'vitest';
import { keepScroll, scrollKey } from '#app/scroll-key.ts';

const location = { pathname: '/', search: '', hash: '', key: 'first', state: null };

test('keeps one scroll position per entry of the history', () => {
  expect(scrollKey(location)).toBe('first');
  expect(scrollKey({ ...location, state: { other: 1 } })).toBe('first');
});

test('carries the position of the first entry from tab to tab', () => {
  const second = { ...location, key: 'second', state: keepScroll(location).state };
  expect(scrollKey(second)).toBe('first');
  const third = { ...location, key: 'third', state: keepScroll(second).state };
  expect(scrollKey(third)).toBe('first');
});
