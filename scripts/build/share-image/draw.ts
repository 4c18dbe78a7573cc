import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { shareImageSize } from '#library/schema/limits.ts';
import { colors, drawBackground, margin, rulerTop, scaleLogo } from './art.ts';
import { checkCharacters } from './fonts.ts';

export interface ShareImage {
  title: string;
  label?: string | undefined;
  brand: string;
  footer: readonly [string, string];
}

const { width, height } = shareImageSize;
export const titleBox = { width: 640, height: 300, lineHeight: 1.04, lines: 4 };
const minSize = 40;
const fontSizes = [108, 100, 92, 84, 76, 70, 64, 58, 52, 46, minSize];

export async function drawShareImage(image: ShareImage, fonts: Font[]): Promise<Buffer> {
  const svg = await toSvg(image, fonts);
  const { data, info } = await background;
  return sharp(data, { raw: info })
    .composite([{ input: svg }])
    .png()
    .toBuffer();
}

/** All images share the background, which takes longer to draw than the text. */
const background = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawBackground(width)}</svg>`,
  ),
)
  .raw()
  .toBuffer({ resolveWithObject: true });

async function toSvg(image: ShareImage, fonts: Font[]): Promise<Buffer> {
  checkCharacters(image.title);
  const size = await fitTitle(image.title, fonts);
  return Buffer.from(await satori(createText(image, size), { width, height, fonts }));
}

/** At the smallest size, long words may break, and text after four lines is cut off. */
export async function fitTitle(title: string, fonts: Font[]): Promise<number> {
  for (const size of fontSizes) if (await titleFits(title, size, fonts)) return size;
  return minSize;
}

async function titleFits(title: string, size: number, fonts: Font[]): Promise<boolean> {
  const lines = await countLines(title, size, fonts);
  if (lines > titleBox.lines || lines * size * titleBox.lineHeight > titleBox.height) return false;
  return !(await breaksWord(title, size, fonts));
}

async function breaksWord(title: string, size: number, fonts: Font[]): Promise<boolean> {
  // Words of up to 10 letters fit at every size.
  const longWords = title.split(/\s+/).filter((word) => word.length > 10);
  const lines = await Promise.all(longWords.map((word) => countLines(word, size, fonts)));
  return lines.some((count) => count > 1);
}

export async function countLines(title: string, size: number, fonts: Font[]): Promise<number> {
  const svg = await satori(make('div', styleTitle(size), title), { width: titleBox.width, fonts });
  const textHeight = Number(/ height="([\d.]+)"/.exec(svg)?.[1]);
  return Math.round(textHeight / (size * titleBox.lineHeight));
}

const styleTitle = (size: number) => ({
  display: 'block',
  width: titleBox.width,
  fontFamily: 'Besley',
  fontWeight: 400,
  fontSize: size,
  lineHeight: titleBox.lineHeight,
  letterSpacing: '-0.036em',
  wordBreak: 'break-word',
  color: colors.ink,
});

function createText({ title, label, brand, footer }: ShareImage, size: number): ReactNode {
  const columnStyle = { display: 'flex', flexDirection: 'column' };
  const logo = scaleLogo(48);
  return make('div', { ...columnStyle, width, height, fontFamily: 'Atkinson', fontWeight: 600 }, [
    make('div', { display: 'flex', alignItems: 'center', padding: `48px ${margin}px 0` }, [
      make('img', { width: logo.width, height: logo.height }, undefined, {
        src: `data:image/svg+xml;base64,${Buffer.from(logo.svg).toString('base64')}`,
      }),
      make('div', brandStyle, brand),
    ]),
    make(
      'div',
      { ...columnStyle, justifyContent: 'center', height: rulerTop - 96 - 8, paddingLeft: margin },
      [
        ...(label === undefined ? [] : [make('div', labelStyle, label)]),
        make('div', { ...styleTitle(size), lineClamp: titleBox.lines }, title),
      ],
    ),
    make('div', footerStyle, [make('div', {}, footer[0]), make('div', {}, footer[1])]),
  ]);
}

const brandStyle = {
  marginLeft: 16,
  fontFamily: 'Besley',
  fontWeight: 500,
  fontSize: 34,
  letterSpacing: '-0.025em',
  color: colors.ink,
};

const labelStyle = {
  alignSelf: 'flex-start',
  marginBottom: 22,
  padding: '6px 14px',
  borderRadius: 2,
  backgroundColor: colors.amber,
  fontSize: 24,
  color: colors.ink,
};

const footerStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  padding: `38px ${margin}px 0`,
  fontSize: 24,
  color: colors.ink2,
};

/** Satori needs React elements, but Node can't run JSX. */
function make(
  type: string,
  style: Record<string, string | number>,
  children?: ReactNode,
  attributes: Record<string, string> = {},
) {
  return { type, key: null, props: { ...attributes, style, children } };
}
