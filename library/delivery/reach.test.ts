import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { censusCenters, listZips, milesBetween } from '#library/delivery/list-zips.ts';
import { reachAt, reachOf } from '#library/delivery/reach.ts';
import { isState, zipRangesOf } from '#library/delivery/state-prefixes.ts';

const door = { latitude: 34.0362, longitude: -118.4245 };
const pharmacy = { zip: '90064', state: 'CA', door, miles: 15 };

describe('a distance', () => {
  it.each([
    [0, 'sameDay'],
    [13.9, 'sameDay'],
    [14, 'sameDay'],
    [14.1, 'limit'],
    [15, 'limit'],
    [15.9, 'limit'],
    [16, 'limit'],
    [16.1, 'shipping'],
    [400, 'shipping'],
  ])('of %d miles means %s where we deliver for 15', (miles, reach) => {
    expect(reachAt(miles, 15)).toBe(reach);
  });

  it('is that of a straight line on the globe', () => {
    const [north, south] = [
      { latitude: 35, longitude: -118 },
      { latitude: 34, longitude: -118 },
    ];
    expect(milesBetween(north, south)).toBeCloseTo(69.09, 2);
    expect(milesBetween(south, north)).toBeCloseTo(69.09, 2);
    expect(milesBetween(south, { latitude: 34, longitude: -119 })).toBeCloseTo(57.28, 2);
    expect(milesBetween(south, south)).toBe(0);
  });
});

describe('the list for a pharmacy', () => {
  /** Places that lie so many miles north of us. */
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

  it('tells both limits apart to the tenth of a mile', () => {
    expect(['90001', '90002', '90003', '90004'].map((zip) => reachOf(zip, list))).toEqual([
      'sameDay',
      'limit',
      'limit',
      'shipping',
    ]);
  });

  it('ends at the border of the state, however close a place is', () => {
    expect(reachOf('96199', list)).toBe('sameDay');
    expect(reachOf('96200', list)).toBe('outside');
    expect(reachOf('89999', list)).toBe('outside');
    expect(reachOf('10001', list)).toBe('outside');
  });

  it('knows nothing of a ZIP code without a center', () => {
    expect(reachOf('90005', list)).toBe('unknown');
  });

  it('measures from the door where our own ZIP code has no center', () => {
    const boxes = listZips({ ...pharmacy, zip: '90009', door: northOf(0) }, centers);
    expect(boxes).toEqual(list);
  });

  it('holds every stretch of a state that has several', () => {
    const texas = listZips(
      { ...pharmacy, zip: '75000', state: 'TX' },
      { '75000': northOf(0), '73300': northOf(15), '88599': northOf(60), '80000': northOf(1) },
    );
    expect(['73300', '75000', '88599', '80000'].map((zip) => reachOf(zip, texas))).toEqual([
      'limit',
      'sameDay',
      'shipping',
      'outside',
    ]);
  });
});

describe('the centers of the Census', () => {
  const list = listZips(pharmacy, censusCenters());

  it('are there for the country, and where the Census says', () => {
    expect(Object.keys(censusCenters()).length).toBeGreaterThan(33_000);
    expect(censusCenters()['90210']).toEqual({ latitude: 34.100517, longitude: -118.41463 });
  });

  it('make a list of some hundred bytes, without a coordinate', () => {
    const text = JSON.stringify(list);
    expect(brotliCompressSync(text).length).toBeLessThan(800);
    expect(text).not.toMatch(/\d\.\d/);
  });

  it.each([
    ['90064', 'our own', 'sameDay'],
    ['91352', 'Sun Valley, 13.95 miles', 'sameDay'],
    ['90270', 'Maywood, 14.05 miles', 'limit'],
    ['90502', 'Torrance, 15.95 miles', 'limit'],
    ['91345', 'Mission Hills, 16.02 miles', 'shipping'],
    ['94103', 'San Francisco', 'shipping'],
    ['90009', 'boxes in Los Angeles', 'unknown'],
    ['89501', 'Reno', 'outside'],
    ['96201', 'a military address', 'outside'],
    ['00501', 'Holtsville, the lowest', 'outside'],
    ['99950', 'Ketchikan, the highest', 'outside'],
  ])('%s is %s: %s', (zip, _, reach) => {
    expect(reachOf(zip, list)).toBe(reach);
  });
});

describe('states', () => {
  it('are known by two letters', () => {
    expect(['CA', 'NY', 'DC', 'PR'].map(isState)).toEqual([true, true, true, true]);
    expect(['Ca', 'XX', 'California', ''].map(isState)).toEqual([false, false, false, false]);
  });

  it('share no ZIP code', () => {
    const all =
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY';
    const ranges = all
      .split(' ')
      .flatMap(zipRangesOf)
      .toSorted(([one], [other]) => one - other);
    for (const [place, [first, last]] of ranges.entries()) {
      expect(first).toBeLessThan(last);
      expect(first).toBeGreaterThan(ranges[place - 1]?.[1] ?? -1);
    }
  });
});
