import { readSvg } from '#library/brand/svg.ts';

const classes = ['water', 'below-words', 'street', 'highway'];

/** Returns path data in miles from the pharmacy. */
export function readMap(source: string, file: string) {
  const paths = readSvg(source, file).shapes.match(/<path [^>]*>/g) ?? [];
  const lines = paths.map((path) => ({
    names: (/ class="([^"]*)"/.exec(path)?.[1] ?? '').split(/\s+/),
    d: / d="([^"]*)"/.exec(path)?.[1] ?? '',
  }));
  const unknown = lines.flatMap(({ names }) => names).find((name) => !classes.includes(name));
  if (unknown !== undefined) {
    throw new Error(`${file} has the class “${unknown}”. A map is made of ${classes.join(', ')}.`);
  }
  const ofClass = (name: string) =>
    lines.filter(({ names }) => names.includes(name)).map(({ d }) => d);
  return {
    water: ofClass('water'),
    streets: ofClass('street'),
    highways: ofClass('highway'),
    // At the lower left, where /shipping puts text over the map.
    hasWaterBelowWords: ofClass('below-words').length > 0,
  };
}
