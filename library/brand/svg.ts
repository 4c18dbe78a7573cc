const shapes = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline'] as const;
type Shape = (typeof shapes)[number];

/** A shape of a drawing, or a group of them. */
export interface SvgPart {
  shape: Shape;
  attributes: Readonly<Record<string, string>>;
  parts: readonly SvgPart[];
}

/** A drawing out of `brand/`. Pages put its parts among their own, so that tokens color them. */
export interface Svg {
  viewBox: string;
  left: number;
  top: number;
  width: number;
  height: number;
  parts: readonly SvgPart[];
}

/**
 * Reads an SVG file that holds a title and shapes: what else one may hold, pages could not show. They
 * have words of their own for it, so its title is for whoever opens the file.
 */
export function readSvg(source: string, file: string): Svg {
  const text = source.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<title>[^<]*<\/title>/g, '').trim();
  const [, head = '', body] =
    /^<svg((?:\s+[\w:-]+="[^"]*")*)\s*>([\s\S]*)<\/svg>$/.exec(text) ?? [];
  if (body === undefined) throw new Error(`${file} is no drawing. It has to be one <svg> element.`);
  const viewBox = attributesIn(head).viewBox ?? '';
  const [left, top, width, height] = viewBox.split(/[\s,]+/).map(Number);
  if (!width || !height || left === undefined || top === undefined) {
    throw new Error(`${file} says nothing of its size. Write it like <svg viewBox="0 0 44 34">.`);
  }
  return { viewBox, left, top, width, height, parts: partsIn(body, file) };
}

function partsIn(body: string, file: string): SvgPart[] {
  const top: SvgPart[] = [];
  const open = [top];
  const tag = /\s*<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>\s*/y;
  while (tag.lastIndex < body.trimEnd().length) {
    const start = tag.lastIndex;
    const [, closes, name, attributes = '', isEmpty] = tag.exec(body) ?? [];
    const shape = shapes.find((known) => known === name);
    if (shape === undefined) {
      const what = body.slice(start).trim().split(/[\s>]/, 1)[0];
      throw new Error(`${file} holds “${what}”. It can only hold ${shapes.join(', ')}.`);
    }
    if (closes) {
      open.shift();
      continue;
    }
    const parts: SvgPart[] = [];
    open[0]?.push({ shape, attributes: attributesIn(attributes, file), parts });
    if (!isEmpty) open.unshift(parts);
  }
  if (open.length !== 1) throw new Error(`${file} closes not as many elements as it opens.`);
  return top;
}

function attributesIn(text: string, file?: string): Record<string, string> {
  const found = text.matchAll(/([\w:-]+)="([^"]*)"/g);
  const attributes = Object.fromEntries(Array.from(found, ([, name, value]) => [name, value]));
  if (file !== undefined && attributes.style !== undefined) {
    throw new Error(
      `${file} has style="${attributes.style}", which the site's Content-Security-Policy forbids. Write attributes and classes instead.`,
    );
  }
  return attributes;
}
