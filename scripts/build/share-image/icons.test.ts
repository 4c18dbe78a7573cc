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
  const readAt = (x: number, y: number) => data.subarray(3 * (100 * y + x)).toString('hex', 0, 3);
  expect([readAt(50, 50), readAt(50, 12), readAt(50, 87), readAt(32, 50), readAt(67, 50)]).toEqual(
    Array.from({ length: 5 }, () => '000000'),
  );
  expect([readAt(50, 8), readAt(50, 92), readAt(28, 50), readAt(72, 50)]).toEqual(
    Array.from({ length: 4 }, () => 'eeffee'),
  );
});
