import { expect, it } from 'vitest';
import { memory } from '#library/check/memory.ts';

it('keeps what was read until a whole check has not asked for it', () => {
  const reads: string[] = [];
  const { recall, turn } = memory<number>();
  const read = (text: string) => recall(text, () => reads.push(text));
  read('old');
  read('old');
  turn();
  read('old');
  expect(reads).toEqual(['old']);
  turn();
  turn();
  read('old');
  expect(reads).toEqual(['old', 'old']);
});
