import { getReach, type ZipList } from '#library/delivery/reach.ts';
import type { Place } from '#library/schema/pages/shipping.ts';

/** The map on /shipping must agree with the delivery plan for each place's ZIP code. */
export function findPlaceProblem(
  { name, zip, east, north }: Place,
  { zips, miles, state }: { zips: ZipList; miles: number; state: string },
): string | undefined {
  const reach = getReach(zip, zips);
  if (reach === 'outside') {
    return `The ZIP code ${zip} of ${name} isn't in ${state}. Correct it, or remove the place.`;
  }
  const side = Math.hypot(east, north) <= miles ? 'sameDay' : 'shipping';
  // At the limit, either side is correct.
  if (reach === 'limit' || reach === side) return undefined;
  const [drawn, planned] = side === 'sameDay' ? ['inside', 'outside'] : ['outside', 'inside'];
  return `${name} is ${drawn} the ${miles}-mile circle on the map, but its ZIP code ${zip} is ${planned}. Correct “east” and “north”, or the ZIP code.`;
}
