/** How an order gets to a ZIP code; `unknown` where nobody can tell without asking. */
export type Reach = 'sameDay' | 'limit' | 'shipping' | 'unknown' | 'outside';

/** What list-zips.ts makes for one pharmacy. */
export interface ZipList {
  /** The ZIP codes of its state, as numbers. */
  ranges: readonly (readonly [first: number, last: number])[];
  /** A letter for each of them in turn. */
  letters: string;
}

export const letterOf = { sameDay: 's', limit: 'l', shipping: 'p', unknown: '-' } as const;

const meaning = new Map<string, Reach>([
  [letterOf.sameDay, 'sameDay'],
  [letterOf.limit, 'limit'],
  [letterOf.shipping, 'shipping'],
]);

/** A ZIP code is wider than its center: this close to the edge of the circle, we promise nothing. */
const leewayMiles = 1;

/** What the distance between two centers means, where we deliver for so many miles. */
export function reachAt(distance: number, miles: number): 'sameDay' | 'limit' | 'shipping' {
  if (distance <= miles - leewayMiles) return 'sameDay';
  return distance <= miles + leewayMiles ? 'limit' : 'shipping';
}

/** How an order gets to a ZIP code of five digits. */
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
