/** `limit` is within a mile of the same-day limit. `unknown` has no center in the Census data. */
export type Reach = 'sameDay' | 'limit' | 'shipping' | 'unknown' | 'outside';

export interface ZipList {
  ranges: readonly (readonly [first: number, last: number])[];
  /** Has one letter per ZIP code, in the order of the ranges. */
  letters: string;
}

export const reachLetters = { sameDay: 's', limit: 'l', shipping: 'p', unknown: '-' } as const;

const reachByLetter = new Map<string, Reach>([
  [reachLetters.sameDay, 'sameDay'],
  [reachLetters.limit, 'limit'],
  [reachLetters.shipping, 'shipping'],
]);

/** We know only the center of a ZIP code, so we make no promise this close to the limit. */
const leewayMiles = 1;

export function toReach(distance: number, miles: number): 'sameDay' | 'limit' | 'shipping' {
  if (distance <= miles - leewayMiles) return 'sameDay';
  return distance <= miles + leewayMiles ? 'limit' : 'shipping';
}

export function getReach(zip: string, { ranges, letters }: ZipList): Reach {
  const number = Number(zip);
  let offset = 0;
  for (const [first, last] of ranges) {
    if (first <= number && number <= last) {
      return reachByLetter.get(letters.charAt(offset + number - first)) ?? 'unknown';
    }
    offset += last - first + 1;
  }
  return 'outside';
}
