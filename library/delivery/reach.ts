/** `limit` is within a mile of the same-day limit. `unknown` has no center in the Census data. */
export type Reach = 'sameDay' | 'limit' | 'shipping' | 'unknown' | 'outside';

export interface ZipList {
  ranges: readonly (readonly [first: number, last: number])[];
  /** Has one letter per ZIP code, in the order of the ranges. */
  letters: string;
}

export const unknownLetter = '-';
const limitLetter = '+';
const shippingLetter = '.';
/** For same-day delivery, the letter is the distance, rounded up. Other letters are before this one. */
const zeroMiles = '0'.charCodeAt(0);

/** We know only the center of a ZIP code, so we make no promise this close to the limit. */
const leewayMiles = 1;

export function toLetter(distance: number, miles: number): string {
  if (distance <= miles - leewayMiles)
    return String.fromCharCode(zeroMiles + Math.floor(distance) + 1);
  return distance <= miles + leewayMiles ? limitLetter : shippingLetter;
}

export function getReach(zip: string, list: ZipList): Reach {
  const letter = findLetter(zip, list);
  if (letter === undefined) return 'outside';
  if (letter === limitLetter) return 'limit';
  if (letter === shippingLetter) return 'shipping';
  return letter === unknownLetter ? 'unknown' : 'sameDay';
}

export function getSameDayMiles(zip: string, list: ZipList): number | undefined {
  const miles = (findLetter(zip, list)?.charCodeAt(0) ?? 0) - zeroMiles;
  return miles > 0 ? miles : undefined;
}

function findLetter(zip: string, { ranges, letters }: ZipList): string | undefined {
  const number = Number(zip);
  let offset = 0;
  for (const [first, last] of ranges) {
    if (first <= number && number <= last) return letters.charAt(offset + number - first);
    offset += last - first + 1;
  }
  return undefined;
}
