import { expect, it } from 'vitest';
import { createCache } from '#library/check/cache.ts';

it('drops entries that a whole round did not use', () => {
  const reads: string[] = [];
  const { getOrCreate, startRound } = createCache<number>();
  const read = (text: string) => getOrCreate(text, () => reads.push(text));
  read('old');
  read('old');
  startRound();
  read('old');
  expect(reads).toEqual(['old']);
  startRound();
  startRound();
  read('old');
  expect(reads).toEqual(['old', 'old']);
});
