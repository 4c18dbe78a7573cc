import type { ColorOf } from '#library/brand/color-tokens.ts';
import type { Svg } from '#library/brand/svg.ts';

/** The classes that the logo may use, with the attribute that replaces each one in an icon. */
const attributes: Readonly<Record<string, string>> = {
  'fill-cobalt': 'fill="var(--g-cobalt)"',
  'fill-amber': 'fill="var(--g-amber)"',
  'fill-ink': 'fill="var(--g-ink)"',
  'fill-light': 'fill="var(--light)"',
  'fill-white': 'fill="#fff"',
  overprint: 'style="mix-blend-mode:multiply"',
};

/** Replaces classes and tokens with colors, for images that don't load our stylesheet. */
export function withColors(shapes: string, colorOf: ColorOf): string {
  return shapes
    .replace(/class="([^"]*)"/g, (_, classes: string) =>
      classes.trim().split(/\s+/).map(attributeFor).join(' '),
    )
    .replace(/var\(--([\w-]+)\)/g, (_, token: string) => colorOf(token));
}

function attributeFor(name: string): string {
  const attribute = attributes[name];
  if (attribute !== undefined) return attribute;
  const names = Object.keys(attributes).join(', ');
  throw new Error(`The mark has the class “${name}”. An icon can show ${names}.`);
}

export function favicon(mark: Svg, { title, colorOf }: { title: string; colorOf: ColorOf }) {
  const name = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><title>${name}</title>${withColors(mark.shapes, colorOf)}</svg>`;
}
