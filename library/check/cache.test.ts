import { expect, it } from 'vitest';
import { createCache } from '#library/check/cache.ts';

it('keeps what was read until a whole check has not asked for it', () => {
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
