import { expect, it } from 'vitest';
import { readMap } from '#library/brand/map-lines.ts';

const read = (...paths: string[]) =>
  readMap(`<svg viewBox="-9 -9 18 18">${paths.join('')}</svg>`, 'brand/map.svg');

it('tells lines apart by what they are', () => {
  const lines = read(
    '<path class="water below-words" d="M1"/>',
    '<path class="water" d="M2"/>',
    '<path class="street" d="M3"/>',
    '<path class="highway" d="M4"/>',
  );
  expect(lines).toEqual({
    water: ['M1', 'M2'],
    streets: ['M3'],
    highways: ['M4'],
    hasWaterBelowWords: true,
  });
});

it('knows cities without water', () => {
  expect(read('<path class="street" d="M3"/>')).toMatchObject({
    water: [],
    hasWaterBelowWords: false,
  });
});

it('says what a map is made of', () => {
  expect(() => read('<path class="river" d="M1"/>')).toThrow(
    'brand/map.svg has the class “river”. A map is made of water, below-words, street, highway.',
  );
});
