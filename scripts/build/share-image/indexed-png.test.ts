import { describe, expect, it } from 'vitest';
import { indexedPng } from './indexed-png.ts';
import { pngPixels } from './png-pixels.ts';

const pixels = (colors: number[][]) =>
  Buffer.from(colors.flatMap(([red = 0, green = 0, blue = 0]) => [red, green, blue, 255]));

describe('a PNG with a palette', () => {
  it('keeps every pixel of a picture of few colors', async () => {
    const colors = [
      [253, 251, 245],
      [14, 69, 171],
      [14, 69, 171],
      [243, 166, 64],
      [0, 0, 0],
      [255, 255, 255],
    ];
    const png = pngPixels(await indexedPng(pixels(colors), 3, 2));
    expect([png.width, png.height]).toEqual([3, 2]);
    const read = colors.map((_, index) => png.at(index % 3, Math.floor(index / 3)));
    expect(read).toEqual(colors);
  });

  it('gives rare colors the nearest of the 256 most frequent', async () => {
    const frequent = Array.from({ length: 256 }, (_, shade) => [shade, shade, shade]);
    const rare = [200, 201, 203];
    const png = pngPixels(await indexedPng(pixels([...frequent, ...frequent, rare]), 513, 1));
    expect(png.colors).toBe(256);
    expect(png.at(512, 0)).toEqual([201, 201, 201]);
  });
});
