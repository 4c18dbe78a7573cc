import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { shareImageSize } from '#library/schema/limits.ts';
import { art, color, margin, markOfHeight, ruleAt } from './art.ts';
import { checkCharacters } from './fonts.ts';

export interface ShareImage {
  title: string;
  label?: string | undefined;
  brand: string;
  /** The line below the ruler, left and right. */
  foot: readonly [string, string];
}

const { width, height } = shareImageSize;
export const title = { width: 640, height: 300, lineHeight: 1.04, lines: 4 };
const smallest = 40;
const sizes = [108, 100, 92, 84, 76, 70, 64, 58, 52, 46, smallest];

export async function drawShareImage(image: ShareImage, fonts: Font[]): Promise<Buffer> {
  const svg = await layOut(image, fonts);
  // More effort takes longer and saves no bytes in these pictures.
  const png = { palette: true, effort: 1, dither: 0 };
  return sharp(await background)
    .composite([{ input: svg }])
    .png(png)
    .toBuffer();
}

/** Drawing it once for all images halves the time. */
const background = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${art(width)}</svg>`,
  ),
)
  .png()
  .toBuffer();

export async function layOut(image: ShareImage, fonts: Font[]): Promise<Buffer> {
  checkCharacters(image.title);
  const size = await fitTitle(image.title, fonts);
  return Buffer.from(await satori(text(image, size), { width, height, fonts }));
}

/**
 * The largest size at which the title fits without breaking a word. If none fits, the smallest one,
 * at which long words break and text after four lines is cut off.
 */
export async function fitTitle(words: string, fonts: Font[]): Promise<number> {
  for (const size of sizes) if (await fits(words, size, fonts)) return size;
  return smallest;
}

async function fits(words: string, size: number, fonts: Font[]): Promise<boolean> {
  const lines = await countLines(words, size, fonts);
  if (lines > title.lines || lines * size * title.lineHeight > title.height) return false;
  return !(await breaksAWord(words, size, fonts));
}

async function breaksAWord(words: string, size: number, fonts: Font[]): Promise<boolean> {
  // Shorter words fit at every size.
  const long = words.split(/\s+/).filter((word) => word.length > 10);
  const lines = await Promise.all(long.map((word) => countLines(word, size, fonts)));
  return lines.some((count) => count > 1);
}

/** Lays out the text and derives the lines from its height. */
export async function countLines(words: string, size: number, fonts: Font[]): Promise<number> {
  const svg = await satori(element('div', titleStyle(size), words), { width: title.width, fonts });
  const laidOut = Number(/ height="([\d.]+)"/.exec(svg)?.[1]);
  return Math.round(laidOut / (size * title.lineHeight));
}

const titleStyle = (size: number) => ({
  display: 'block',
  width: title.width,
  fontFamily: 'Besley',
  fontWeight: 400,
  fontSize: size,
  lineHeight: title.lineHeight,
  letterSpacing: '-0.036em',
  wordBreak: 'break-word',
  color: color.ink,
});

function text({ title: words, label, brand, foot }: ShareImage, size: number): ReactNode {
  const column = { display: 'flex', flexDirection: 'column' };
  const mark = markOfHeight(48);
  return element('div', { ...column, width, height, fontFamily: 'Atkinson', fontWeight: 600 }, [
    element('div', { display: 'flex', alignItems: 'center', padding: `48px ${margin}px 0` }, [
      element('img', { width: mark.width, height: mark.height }, undefined, {
        src: `data:image/svg+xml;base64,${Buffer.from(mark.svg).toString('base64')}`,
      }),
      element('div', brandStyle, brand),
    ]),
    element(
      'div',
      { ...column, justifyContent: 'center', height: ruleAt - 96 - 8, paddingLeft: margin },
      [
        ...(label === undefined ? [] : [element('div', labelStyle, label)]),
        element('div', { ...titleStyle(size), lineClamp: title.lines }, words),
      ],
    ),
    element('div', footStyle, [element('div', {}, foot[0]), element('div', {}, foot[1])]),
  ]);
}

const brandStyle = {
  marginLeft: 16,
  fontFamily: 'Besley',
  fontWeight: 500,
  fontSize: 34,
  letterSpacing: '-0.025em',
  color: color.ink,
};

const labelStyle = {
  alignSelf: 'flex-start',
  marginBottom: 22,
  padding: '6px 14px',
  borderRadius: 2,
  backgroundColor: color.amber,
  fontSize: 24,
  color: color.ink,
};

const footStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  padding: `38px ${margin}px 0`,
  fontSize: 24,
  color: color.ink2,
};

/** Satori takes React elements, and Node can't run JSX. */
function element(
  type: string,
  style: Record<string, string | number>,
  children?: ReactNode,
  attributes: Record<string, string> = {},
) {
  return { type, key: null, props: { ...attributes, style, children } };
}
