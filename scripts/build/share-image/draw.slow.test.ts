import type { Font } from 'satori';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { shareImageSize } from '#library/schema/limits.ts';
import { countLines, drawShareImage, fitTitle, titleBox } from './draw.ts';
import { loadFonts } from './fonts.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let fonts: Font[];

const image = { label: 'Blog', brand: 'Grain & Minim', footer: ['Pharmacy', 'a.example'] } as const;
const draw = (title: string) => drawShareImage({ ...image, title }, fonts);

beforeAll(async () => {
  fonts = await loadFonts();
});

const titles = [
  'FAQ',
  'Before you fly, a pharmacist’s plan from week eight to the way home',
  'Hyperpigmentation, hypothyroidism, hypogonadism and other long words',
];

it.each(titles)('fits in four lines and doesn’t break words: %s', async (title) => {
  const size = await fitTitle(title, fonts);
  const lines = await countLines(title, size, fonts);
  expect(lines).toBeLessThanOrEqual(titleBox.lines);
  expect(lines * size * titleBox.lineHeight).toBeLessThanOrEqual(titleBox.height);
  for (const word of title.split(' ')) {
    expect(await countLines(word, size, fonts), word).toBe(1);
  }
});

it('draws a small PNG of the expected size', async () => {
  const png = await draw(titles[1] ?? '');
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...shareImageSize });
  expect(png.length).toBeLessThan(100_000);
});

it('rejects characters that the fonts lack', async () => {
  await expect(draw('β-carotene')).rejects.toThrow("can't show “β”");
});
