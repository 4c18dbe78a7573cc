import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readColors } from '#library/brand/color-tokens.ts';
import { applyColors } from '#library/brand/icon.ts';
import { readSvg, type Svg } from '#library/brand/svg.ts';

const brandFolder = join(import.meta.dirname, '../../../brand');
const getColor = readColors(
  readFileSync(join(brandFolder, 'colors.css'), 'utf8'),
  'brand/colors.css',
).light;
const logo = readSvg(readFileSync(join(brandFolder, 'mark.svg'), 'utf8'), 'brand/mark.svg');
const stillLife = readFileSync(join(import.meta.dirname, 'still-life.svg'), 'utf8');

export const colors = {
  sun: getColor('sun'),
  ink: getColor('ink'),
  ink2: getColor('ink-2'),
  amber: getColor('g-amber'),
};

export const rulerTop = 538;
export const margin = 72;

export function drawBackground(width: number): string {
  return applyColors(stillLife, getColor) + drawRuler(width);
}

export const scaleLogo = (height: number) => ({
  width: Math.round((height * logo.width) / logo.height),
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}">${drawLogo(logo)}</svg>`,
});

/** `scale` is the logo's size as a fraction of the icon's. */
export function drawIcon(size: number, scale: number, fill?: string, drawing: Svg = logo): string {
  const { left, top, width, height } = drawing;
  const factor = (size * scale) / Math.max(width, height);
  const center = `translate(${-left - width / 2} ${-top - height / 2})`;
  const transform = `translate(${size / 2} ${size / 2}) scale(${factor}) ${center}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${
    fill ? `<rect width="${size}" height="${size}" fill="${fill}"/>` : ''
  }<g transform="${transform}">${drawLogo(drawing)}</g></svg>`;
}

function drawLogo({ shapes }: Svg): string {
  return `<g style="isolation:isolate">${applyColors(shapes, getColor)}</g>`;
}

function drawRuler(width: number): string {
  const unit = 12;
  const firstTick = -Math.floor(margin / unit);
  const count = Math.ceil((width - margin) / unit) - firstTick;
  const ticks = Array.from({ length: count }, (_, index) => {
    const tick = firstTick + index;
    const length = tick % 10 === 0 ? 22 : tick % 5 === 0 ? 14 : 8;
    return `M${margin + tick * unit} ${rulerTop}v${length}`;
  });
  return `<path stroke="${colors.ink}" stroke-width="2" d="M0 ${rulerTop}h${width}"/><path stroke="${colors.ink}" d="${ticks.join('')}"/>`;
}
