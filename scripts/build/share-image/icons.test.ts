import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readSvg } from '#library/brand/svg.ts';
import { drawIcon } from './art.ts';

it('centers a logo of any shape on its background', async () => {
  const logo = readSvg(
    '<svg viewBox="5 5 10 20"><rect x="5" y="5" width="10" height="20"/></svg>',
    '',
  );
  const data = await sharp(Buffer.from(drawIcon(100, 0.8, '#eeffee', logo)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixel = (x: number, y: number) => data.subarray(3 * (100 * y + x)).toString('hex', 0, 3);
  expect([pixel(50, 50), pixel(50, 12), pixel(50, 87), pixel(32, 50), pixel(67, 50)]).toEqual(
    Array.from({ length: 5 }, () => '000000'),
  );
  expect([pixel(50, 8), pixel(50, 92), pixel(28, 50), pixel(72, 50)]).toEqual(
    Array.from({ length: 4 }, () => 'eeffee'),
  );
});
