import type { Font } from 'satori';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { shareImageSize } from '#library/schema/limits.ts';
import { margin, rulerTop } from './art.ts';
import { countLines, drawShareImage, fitTitle, type ShareImage, titleBox, toSvg } from './draw.ts';
import { loadFonts } from './fonts.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let fonts: Font[];
let emptyImage: Buffer;

const createImage = (title: string, label?: string): ShareImage => ({
  title,
  label,
  brand: 'Grain & Minim',
  footer: ['Compounding pharmacy', 'example.com'],
});
const draw = (title: string, label?: string) => drawShareImage(createImage(title, label), fonts);
const render = (title: string, label?: string) => toSvg(createImage(title, label), fonts);

beforeAll(async () => {
  fonts = await loadFonts();
  emptyImage = await render('');
});

async function findDifference(firstImage: Buffer, secondImage: Buffer) {
  const onWhite = (image: Buffer) => sharp(image).flatten({ background: 'white' });
  const difference = onWhite(firstImage).composite([
    { input: await onWhite(secondImage).toBuffer(), blend: 'difference' },
  ]);
  const { info } = await sharp(await difference.png().toBuffer())
    .trim({ background: 'black', threshold: 20 })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  return { left, top, right: left + info.width, bottom: top + info.height };
}

const titles = [
  'FAQ',
  'Before you fly, a pharmacist’s plan from week eight to the way home',
  'Hyperpigmentation, hypothyroidism, hypogonadism and other long words',
];
const longTitles = ['endless '.repeat(60).trim(), 'Hyperpigmentation'.repeat(8)];

it.each([...titles, ...longTitles])(
  'keeps the title and its label in their box: %s',
  async (title) => {
    for (const label of [undefined, 'Specialty Medications']) {
      const box = await findDifference(await render(title, label), emptyImage);
      // Serifs can extend a few pixels past the edge.
      expect(box.left).toBeGreaterThan(margin - 10);
      expect(box.right).toBeLessThan(margin + titleBox.width + 10);
      expect(box.top).toBeGreaterThan(110);
      expect(box.bottom).toBeLessThan(rulerTop - 6);
    }
  },
);

it.each(titles)('has at most four lines and doesn’t break words: %s', async (title) => {
  const size = await fitTitle(title, fonts);
  expect(await countLines(title, size, fonts)).toBeLessThanOrEqual(titleBox.lines);
  for (const word of title.split(' ')) {
    expect(await countLines(word, size, fonts), word).toBe(1);
  }
});

it('draws a small PNG of the expected size', async () => {
  const png = await draw(titles[1] ?? '', 'Blog');
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...shareImageSize });
  expect(png.length).toBeLessThan(100_000);
});

it('rejects characters that the fonts lack', async () => {
  await expect(draw('β-carotene')).rejects.toThrow("can't show “β”");
});
