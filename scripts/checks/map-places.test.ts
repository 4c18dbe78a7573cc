import { expect, it } from 'vitest';
import { findPlaceProblem } from './map-places.ts';

const area = {
  zips: { ranges: [[90001, 90003]] as const, letters: '3+.' },
  miles: 15,
  state: 'CA',
};

it.each([
  [{ zip: '90001', east: 3 }, /^no problem$/],
  [{ zip: '90002', east: 16 }, /^no problem$/],
  [{ zip: '90003', east: 16 }, /^no problem$/],
  [{ zip: '78701', east: 3 }, /^The ZIP code 78701 of Town isn't in CA\./],
  [{ zip: '90003', east: 3 }, /^Town is inside the 15-mile circle .* 90003 is outside\./],
  [{ zip: '90001', east: 16 }, /^Town is outside the 15-mile circle .* 90001 is inside\./],
])('checks a place on the map: %j', (place, message) => {
  const problem = findPlaceProblem({ name: 'Town', north: 0, ...place }, area);
  expect(problem ?? 'no problem').toMatch(message);
});
