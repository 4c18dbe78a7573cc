import type { GetColor } from '#library/brand/color-tokens.ts';
import type { Svg } from '#library/brand/svg.ts';

/** Icons have no stylesheet, so these attributes replace the classes in the logo. */
const attributesByClass: Readonly<Record<string, string>> = {
  'fill-cobalt': 'fill="var(--g-cobalt)"',
  'fill-amber': 'fill="var(--g-amber)"',
  'fill-ink': 'fill="var(--g-ink)"',
  'fill-light': 'fill="var(--light)"',
  'fill-white': 'fill="#fff"',
  overprint: 'style="mix-blend-mode:multiply"',
};

export function applyColors(shapes: string, getColor: GetColor): string {
  return shapes
    .replace(/class="([^"]*)"/g, (_, classes: string) =>
      classes.trim().split(/\s+/).map(getAttribute).join(' '),
    )
    .replace(/var\(--([\w-]+)\)/g, (_, token: string) => getColor(token));
}

function getAttribute(name: string): string {
  const attribute = attributesByClass[name];
  if (attribute !== undefined) return attribute;
  const names = Object.keys(attributesByClass).join(', ');
  throw new Error(`The drawing has the class “${name}”. Use only ${names}.`);
}

export function favicon(mark: Svg, { title, colorOf }: { title: string; colorOf: GetColor }) {
  const name = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><title>${name}</title>${applyColors(mark.shapes, colorOf)}</svg>`;
}
