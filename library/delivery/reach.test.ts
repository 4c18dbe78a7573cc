import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { listZips, loadCensusCenters } from '#library/delivery/list-zips.ts';
import { getReach, getSameDayMiles, type ZipList } from '#library/delivery/reach.ts';

const door = { latitude: 34.0362, longitude: -118.4245 };
const pharmacy = { zip: '90064', state: 'CA', door, miles: 15 };
const getReaches = (list: ZipList, ...zips: string[]) => zips.map((zip) => getReach(zip, list));

const northOf = (miles: number) => ({ latitude: 34 + miles / 69.0934, longitude: -118 });
const centers = {
  '90000': northOf(0),
  '90001': northOf(13.95),
  '90002': northOf(14.05),
  '90003': northOf(15.95),
  '90004': northOf(16.05),
  '96199': northOf(3),
  '96200': northOf(3),
};
const list = listZips({ ...pharmacy, zip: '90000' }, centers);

it('applies both limits to within a tenth of a mile', () => {
  const expected = ['sameDay', 'limit', 'limit', 'shipping'];
  expect(getReaches(list, '90001', '90002', '90003', '90004')).toEqual(expected);
});

it('has the miles to a ZIP code with same-day delivery, rounded up', () => {
  const miles = ['90000', '90001', '90002', '90009'].map((zip) => getSameDayMiles(zip, list));
  expect(miles).toEqual([1, 14, undefined, undefined]);
});

it('ends at the state line, no matter how close a ZIP code is', () => {
  const expected = ['sameDay', 'outside', 'outside'];
  expect(getReaches(list, '96199', '96200', '89999')).toEqual(expected);
});

it('measures from the door if our own ZIP code has no center', () => {
  const listFromDoor = listZips({ ...pharmacy, zip: '90009', door: northOf(0) }, centers);
  expect(listFromDoor).toEqual(list);
});

it('lists states with several ZIP code ranges', () => {
  const texas = listZips(
    { ...pharmacy, zip: '75000', state: 'TX' },
    { '75000': northOf(0), '73300': northOf(15), '88599': northOf(60), '80000': northOf(1) },
  );
  const expected = ['limit', 'sameDay', 'shipping', 'outside'];
  expect(getReaches(texas, '73300', '75000', '88599', '80000')).toEqual(expected);
});

it('lists all ZIP codes of a state in less than 900 bytes, without coordinates', () => {
  const list = listZips(pharmacy, loadCensusCenters());
  const text = JSON.stringify(list);
  expect(brotliCompressSync(text).length).toBeLessThan(900);
  expect(text).not.toMatch(/\d\.\d/);
  // Maywood is 14.05 miles away, Mission Hills 16.02. 90009 has only PO boxes, and 89501 is Reno.
  const expected = ['sameDay', 'limit', 'shipping', 'unknown', 'outside'];
  expect(getReaches(list, '90064', '90270', '91345', '90009', '89501')).toEqual(expected);
});
