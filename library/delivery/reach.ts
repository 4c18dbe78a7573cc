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

/** Returns ranges such as `90001–90021, 90266`. They may include numbers that no ZIP code has. */
export function formatZips(reach: keyof typeof reachLetters, { ranges, letters }: ZipList): string {
  const found: [first: number, last: number][] = [];
  let offset = 0;
  for (const [first, last] of ranges) {
    let isOpen = false;
    for (let zip = first; zip <= last; zip += 1) {
      const letter = letters.charAt(offset + zip - first);
      if (letter === reachLetters[reach]) {
        const range = isOpen ? found.at(-1) : undefined;
        if (range) range[1] = zip;
        else found.push([zip, zip]);
        isOpen = true;
      } else if (letter !== reachLetters.unknown) isOpen = false;
    }
    offset += last - first + 1;
  }
  return found.map((range) => [...new Set(range)].join('–')).join(', ');
}
