import type { Font } from 'satori';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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
/** Tests compare SVGs because the PNG's limited palette would add differences. */
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
  'Dermatological Solutions',
  'Before you fly, a pharmacist’s plan from week eight to the way home',
  'Hyperpigmentation, hypothyroidism, hypogonadism and other long words',
  'Äußerst große Überschriften für jedermann, über alles hinaus gedacht',
];
const longTitles = [
  'WWWWWWW WWWWWWW WWWWWWW WWWWWWW WWWWWWW',
  'endless '.repeat(60).trim(),
  'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3),
];

describe('share image title', () => {
  it.each([...titles, ...longTitles])('stays inside its box: %s', async (title) => {
    const box = await findDifference(await render(title), emptyImage);
    // Serifs can extend a few pixels past the edge.
    expect(box.left).toBeGreaterThan(margin - 10);
    expect(box.right).toBeLessThan(margin + titleBox.width + 10);
    expect(box.top).toBeGreaterThan(110);
    expect(box.bottom).toBeLessThan(rulerTop - 6);
  });

  it.each(titles)('has at most four lines and doesn’t break words: %s', async (title) => {
    const size = await fitTitle(title, fonts);
    expect(await countLines(title, size, fonts)).toBeLessThanOrEqual(titleBox.lines);
    for (const word of title.split(' ')) {
      expect(await countLines(word, size, fonts), word).toBe(1);
    }
  });

  it.each(titles)('leaves room for a label above it: %s', async (title) => {
    const box = await findDifference(await render(title, 'Specialty Medications'), emptyImage);
    expect(box.top).toBeGreaterThan(110);
    expect(box.bottom).toBeLessThan(rulerTop - 6);
  });
});

describe('share image', () => {
  it('is a small PNG of the expected size', async () => {
    const png = await draw(titles[2] ?? '', 'Blog');
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(shareImageSize.width);
    expect(png.readUInt32BE(20)).toBe(shareImageSize.height);
    expect(png.length).toBeLessThan(60_000);
  });

  it('rejects characters that the fonts lack', async () => {
    await expect(draw('β-carotene')).rejects.toThrow("can't show “β”");
  });
});
