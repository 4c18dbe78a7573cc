import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readColors } from '#library/brand/color-tokens.ts';
import { withColors } from '#library/brand/icon.ts';
import { readSvg, type Svg } from '#library/brand/svg.ts';

const brand = join(import.meta.dirname, '../../../brand');
const colorOf = readColors(
  readFileSync(join(brand, 'colors.css'), 'utf8'),
  'brand/colors.css',
).light;
const mark = readSvg(readFileSync(join(brand, 'mark.svg'), 'utf8'), 'brand/mark.svg');
const stillLife = readFileSync(join(import.meta.dirname, 'still-life.svg'), 'utf8');

export const color = {
  sun: colorOf('sun'),
  ink: colorOf('ink'),
  ink2: colorOf('ink-2'),
  amber: colorOf('g-amber'),
};

/** The position of the ruler, and the left margin of its zero and the text. */
export const ruleAt = 538;
export const margin = 72;

/** The picture without text. */
export function art(width: number): string {
  return withColors(stillLife, colorOf) + rule(width);
}

/** The logo for an `img` of this height. */
export const markOfHeight = (height: number) => ({
  width: Math.round((height * mark.width) / mark.height),
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">${markShapes(mark)}</svg>`,
});

/** The logo on a square background. `part` is the share of the side that it fills. */
export function icon(size: number, part: number, ground?: string, drawing: Svg = mark): string {
  const { left, top, width, height } = drawing;
  const scale = (size * part) / Math.max(width, height);
  const center = `translate(${-left - width / 2} ${-top - height / 2})`;
  const place = `translate(${size / 2} ${size / 2}) scale(${scale}) ${center}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${
    ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : ''
  }<g transform="${place}">${markShapes(drawing)}</g></svg>`;
}

function markShapes({ shapes }: Svg): string {
  return `<g style="isolation:isolate">${withColors(shapes, colorOf)}</g>`;
}

/** Ticks of 8, 14 and 22 px every 12, 60 and 120 px, starting at the left margin. */
function rule(width: number): string {
  const unit = 12;
  const first = -Math.floor(margin / unit);
  const count = Math.ceil((width - margin) / unit) - first;
  const ticks = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const length = number % 10 === 0 ? 22 : number % 5 === 0 ? 14 : 8;
    return `M${margin + number * unit} ${ruleAt}v${length}`;
  });
  return `<path stroke="${color.ink}" stroke-width="2" d="M0 ${ruleAt}h${width}"/><path stroke="${color.ink}" d="${ticks.join('')}"/>`;
}
