import { expect, it } from 'vitest';
import { findMissing } from '#library/prescription/missing.ts';
import { readQuery } from '#library/prescription/testing/arbitrary.ts';

const person =
  'patient=person&active-1=Zinc&strength-1=5&unit-1=%25&form=cream&quantity=30+g&directions=Apply&supply=30&refills=0&need=Allergy';
const animal = person.replace('person', 'animal').replace('supply=30', '');
const requiredNames = ['active', 'form', 'quantity', 'directions', 'refills', 'need'];

it.each([
  [person, []],
  ['', ['patient', ...requiredNames]],
  [person.replace('supply=30', ''), ['supply']],
  [animal, ['species', 'weight']],
  [`${animal}&species=cat&weight=4&weight-unit=kg`, []],
  [`${animal}&species=cat&weight=4&weight-unit=kg`.replace('need=Allergy', ''), ['need']],
  [`${person}&age=6+months&weight=6.2&weight-unit=kg`, []],
  ...['20 months', '20mo', '20 days', '20w', '17', '12 years'].map((age) => [
    `${person}&age=${age}`,
    ['weight'],
  ]),
  ...['18', '71 years', 'adult'].map((age) => [`${person}&age=${age}`, []]),
  // The weight may be that of a child.
  [`${person}&weight=39&weight-unit=kg`, ['age']],
  [`${person}&weight=88&weight-unit=lb`, ['age']],
  [`${person}&weight=3400&weight-unit=g`, ['age']],
  [`${person}&weight=40&weight-unit=kg`, []],
  [`${person}&weight=90&weight-unit=lb`, []],
  [`${person}&weight-unit=kg`, []],
] as [string, string[]][])('finds what %j misses: %j', (query, missing) => {
  expect(findMissing(readQuery(query)).map(({ what }) => what)).toEqual(missing);
});

it('names the active ingredient without a strength', () => {
  expect(findMissing(readQuery(`${person}&active-2=Talc`))).toEqual([
    { what: 'strength', field: 'strength-2', active: 'Talc' },
  ]);
});
