import type { ColorOf } from '#library/brand/color-tokens.ts';
import type { Svg, SvgPart } from '#library/brand/svg.ts';

/** The classes of drawings that a mark may use, and the tokens behind them. */
const fills = new Map([
  ['fill-cobalt', 'g-cobalt'],
  ['fill-amber', 'g-amber'],
  ['fill-ink', 'g-ink'],
  ['fill-light', 'light'],
]);

/** The shapes of a drawing with their colors in them, for where no stylesheet is. */
export function coloredShapes({ parts }: Svg, colorOf: ColorOf): string {
  return parts.map((part) => coloredShape(part, colorOf)).join('');
}

function coloredShape({ shape, attributes, parts }: SvgPart, colorOf: ColorOf): string {
  const { class: classes = '', ...own } = attributes;
  const colored = classes
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => attributeFor(name, colorOf));
  const written = Object.entries(own).map(
    ([name, value]) => `${name}="${valueFor(value, colorOf)}"`,
  );
  const inside = parts.map((part) => coloredShape(part, colorOf)).join('');
  const start = [shape, ...colored, ...written].join(' ');
  return inside ? `<${start}>${inside}</${shape}>` : `<${start}/>`;
}

function attributeFor(name: string, colorOf: ColorOf): string {
  if (name === 'overprint') return 'style="mix-blend-mode:multiply"';
  if (name === 'fill-white') return 'fill="#fff"';
  const token = fills.get(name);
  if (token !== undefined) return `fill="${colorOf(token)}"`;
  const known = [...fills.keys(), 'fill-white', 'overprint'].join(', ');
  throw new Error(`The mark has the class “${name}”. An icon can show ${known}.`);
}

const valueFor = (value: string, colorOf: ColorOf) =>
  value.replace(/var\(--([\w-]+)\)/g, (_, token: string) => colorOf(token));

/** The mark as a file of its own. */
export function favicon(
  mark: Svg,
  { title, colorOf }: { title: string; colorOf: ColorOf },
): string {
  const name = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><title>${name}</title>${coloredShapes(mark, colorOf)}</svg>`;
}
