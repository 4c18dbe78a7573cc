import type { Font } from 'satori';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { shareImageSize } from '#library/schema/limits.ts';
import { margin, ruleAt } from './art.ts';
import { countLines, drawShareImage, fitTitle, layOut, type ShareImage, title } from './draw.ts';
import { loadFonts } from './fonts.ts';

// Drawing takes a tenth of a second of a free processor, and much more of a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let fonts: Font[];
let empty: Buffer;

const image = (words: string, label?: string): ShareImage => ({
  title: words,
  label,
  brand: 'Grain & Minim',
  foot: ['Compounding pharmacy', 'example.com'],
});
const draw = (words: string, label?: string) => drawShareImage(image(words, label), fonts);
/** Where words stand, a file with as few colors as can be shows no better. */
const shapes = (words: string, label?: string) => layOut(image(words, label), fonts);

beforeAll(async () => {
  fonts = await loadFonts();
  empty = await shapes('');
});

/** Where two pictures of the same size visibly differ: their palettes may, by a little, anywhere. */
async function differingBox(first: Buffer, second: Buffer) {
  const difference = sharp(first)
    .removeAlpha()
    .composite([{ input: await sharp(second).removeAlpha().toBuffer(), blend: 'difference' }]);
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
const impossible = [
  'WWWWWWW WWWWWWW WWWWWWW WWWWWWW WWWWWWW',
  'endless '.repeat(60).trim(),
  'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3),
];

describe('the title of a share image', () => {
  it.each([...titles, ...impossible])('stays inside its box: %s', async (words) => {
    const box = await differingBox(await shapes(words), empty);
    // Serifs may reach a few pixels over the edge.
    expect(box.left).toBeGreaterThan(margin - 10);
    expect(box.right).toBeLessThan(margin + title.width + 10);
    expect(box.top).toBeGreaterThan(110);
    expect(box.bottom).toBeLessThan(ruleAt - 6);
  });

  it.each(titles)('has at most four lines and breaks no word: %s', async (words) => {
    const size = await fitTitle(words, fonts);
    expect(await countLines(words, size, fonts)).toBeLessThanOrEqual(title.lines);
    for (const word of words.split(' ')) {
      expect(await countLines(word, size, fonts), word).toBe(1);
    }
  });

  it.each(titles)('leaves room for a label above it: %s', async (words) => {
    const box = await differingBox(await shapes(words, 'Specialty Medications'), empty);
    expect(box.top).toBeGreaterThan(110);
    expect(box.bottom).toBeLessThan(ruleAt - 6);
  });
});

describe('a share image', () => {
  it('is a small PNG of the announced size', async () => {
    const png = await draw(titles[2] ?? '', 'Blog');
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(shareImageSize.width);
    expect(png.readUInt32BE(20)).toBe(shareImageSize.height);
    expect(png.length).toBeLessThan(60_000);
  });

  it('rejects characters that the fonts lack', async () => {
    await expect(draw('β-carotene')).rejects.toThrow('cannot show “β”');
  });
});
