/** How an order gets to a ZIP code. `unknown` if the customer has to call. */
export type Reach = 'sameDay' | 'limit' | 'shipping' | 'unknown' | 'outside';

/** Made by list-zips.ts. */
export interface ZipList {
  /** The ZIP codes of the state, as numbers. */
  ranges: readonly (readonly [first: number, last: number])[];
  /** One letter per ZIP code. */
  letters: string;
}

export const letterOf = { sameDay: 's', limit: 'l', shipping: 'p', unknown: '-' } as const;

const meaning = new Map<string, Reach>([
  [letterOf.sameDay, 'sameDay'],
  [letterOf.limit, 'limit'],
  [letterOf.shipping, 'shipping'],
]);

/** We know only the center of a ZIP code, so we make no promise this close to the limit. */
const leewayMiles = 1;

export function reachAt(distance: number, miles: number): 'sameDay' | 'limit' | 'shipping' {
  if (distance <= miles - leewayMiles) return 'sameDay';
  return distance <= miles + leewayMiles ? 'limit' : 'shipping';
}

export function reachOf(zip: string, { ranges, letters }: ZipList): Reach {
  const number = Number(zip);
  let before = 0;
  for (const [first, last] of ranges) {
    if (first <= number && number <= last) {
      return meaning.get(letters.charAt(before + number - first)) ?? 'unknown';
    }
    before += last - first + 1;
  }
  return 'outside';
}
