const allowedTags = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polygon', 'polyline'];

export type Svg = ReturnType<typeof readSvg>;

export function readSvg(source: string, file: string) {
  const text = source.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<title>[^<]*<\/title>/g, '').trim();
  const [, attributes = '', body] = /^<svg\s([^>]*)>([\s\S]*)<\/svg>$/.exec(text) ?? [];
  if (body === undefined) {
    throw new Error(`${file} isn't a drawing. The file must be one <svg> element.`);
  }
  const viewBox = / viewBox="([^"]*)"/.exec(` ${attributes}`)?.[1] ?? '';
  const [left, top, width, height] = viewBox.split(/[\s,]+/).map(Number);
  if (!width || !height || left === undefined || top === undefined) {
    throw new Error(`${file} has no valid viewBox. Write it like <svg viewBox="0 0 44 34">.`);
  }
  const tags = Array.from(body.matchAll(/<\/?([\w:]+)/g), ([, name = '']) => name);
  const unknownTag = tags.find((name) => !allowedTags.includes(name));
  if (unknownTag !== undefined) {
    throw new Error(`${file} contains <${unknownTag}>. Use only ${allowedTags.join(', ')}.`);
  }
  if (/\sstyle=/.test(body)) {
    throw new Error(
      `${file} has a style attribute, which the site's Content-Security-Policy blocks. Use attributes and classes instead.`,
    );
  }
  if (body.match(/<\w(?:[^>]*[^/])?>/g)?.length !== body.match(/<\//g)?.length) {
    throw new Error(`${file} has an element that isn't closed. Write it like <path … />.`);
  }
  return { viewBox, left, top, width, height, shapes: body.replace(/\s*(<|\/?>)\s*/g, '$1') };
}
