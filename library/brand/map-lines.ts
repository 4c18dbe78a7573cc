import { readSvg } from '#library/brand/svg.ts';

/** Outlines of areas and lines in miles from the door, by what they are. */
export interface MapLines {
  water: readonly string[];
  streets: readonly string[];
  highways: readonly string[];
  /** Whether there is water where a page writes over its map: at the left, below the middle. */
  hasWaterBelowWords: boolean;
}

export function readMap(source: string, file: string): MapLines {
  const lines = readSvg(source, file).parts.map(({ attributes: { class: classes = '', d } }) => ({
    classes: classes.split(/\s+/),
    d: d ?? '',
  }));
  const unknown = lines.flatMap(({ classes }) => classes).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`${file} has the class “${unknown}”. A map is made of ${known.join(', ')}.`);
  }
  const ofKind = (kind: string) =>
    lines.filter(({ classes }) => classes.includes(kind)).map(({ d }) => d);
  return {
    water: ofKind('water'),
    streets: ofKind('street'),
    highways: ofKind('highway'),
    hasWaterBelowWords: ofKind('below-words').length > 0,
  };
}

const known = ['water', 'below-words', 'street', 'highway'];
