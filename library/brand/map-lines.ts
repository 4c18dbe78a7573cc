import { readSvg } from '#library/brand/svg.ts';

const mapClasses = ['water', 'below-words', 'street', 'highway'];

/** Returns path data in miles from the pharmacy. */
export function readMap(source: string, file: string) {
  const paths = readSvg(source, file).shapes.match(/<path [^>]*>/g) ?? [];
  const lines = paths.map((path) => ({
    names: (/ class="([^"]*)"/.exec(path)?.[1] ?? '').split(/\s+/),
    d: / d="([^"]*)"/.exec(path)?.[1] ?? '',
  }));
  const unknownClass = lines
    .flatMap(({ names }) => names)
    .find((name) => !mapClasses.includes(name));
  if (unknownClass !== undefined) {
    throw new Error(`${file} has the class “${unknownClass}”. Use only ${mapClasses.join(', ')}.`);
  }
  const getPaths = (name: string) =>
    lines.filter(({ names }) => names.includes(name)).map(({ d }) => d);
  return {
    water: getPaths('water'),
    streets: getPaths('street'),
    highways: getPaths('highway'),
    // The text on /shipping covers the lower left of the map.
    hasWaterBelowWords: getPaths('below-words').length > 0,
  };
}
