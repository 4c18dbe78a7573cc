import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readSvg } from '#library/brand/svg.ts';
import { icon } from './art.ts';

it('centers a logo of any shape on its background', async () => {
  const mark = readSvg(
    '<svg viewBox="5 5 10 20"><rect x="5" y="5" width="10" height="20"/></svg>',
    '',
  );
  const data = await sharp(Buffer.from(icon(100, 0.8, '#eeffee', mark)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => data.subarray(3 * (100 * y + x)).toString('hex', 0, 3);
  expect([at(50, 50), at(50, 12), at(50, 87), at(32, 50), at(67, 50)]).toEqual(
    Array.from({ length: 5 }, () => '000000'),
  );
  expect([at(50, 8), at(50, 92), at(28, 50), at(72, 50)]).toEqual(
    Array.from({ length: 4 }, () => 'eeffee'),
  );
});
