import { expect, it } from 'vitest';
import { memory } from '#library/check/memory.ts';

it('reads a text once in a check and the one after it, and a changed text anew', () => {
  const reads: string[] = [];
  const { recall, turn } = memory<string>();
  const read = (text: string) =>
    recall(text, () => {
      reads.push(text);
      return text.toUpperCase();
    });
  expect([read('one'), read('one')]).toEqual(['ONE', 'ONE']);
  turn();
  expect([read('one'), read('two')]).toEqual(['ONE', 'TWO']);
  expect(reads).toEqual(['one', 'two']);
});

it('forgets what a whole check did not ask for, so that it does not grow with every save', () => {
  let reads = 0;
  const { recall, turn } = memory<number>();
  const read = (text: string) => recall(text, () => ++reads);
  read('old');
  turn();
  read('new');
  turn();
  read('old');
  expect(reads).toBe(3);
});
