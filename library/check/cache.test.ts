import { expect, it } from 'vitest';
import { createCache } from '#library/check/cache.ts';

it('drops entries that went unused for a round', () => {
  const createdKeys: string[] = [];
  const { getOrCreate, startRound } = createCache<number>();
  const use = (key: string) => getOrCreate(key, () => createdKeys.push(key));
  use('old');
  use('old');
  startRound();
  use('old');
  expect(createdKeys).toEqual(['old']);
  startRound();
  startRound();
  use('old');
  expect(createdKeys).toEqual(['old', 'old']);
});
