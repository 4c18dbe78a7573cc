import { describe, expect, it } from 'vitest';
import { readEntries } from '#library/prescription/entries.ts';
import { findMissing } from '#library/prescription/missing.ts';
import { choices } from '#library/prescription/testing/arbitrary.ts';

const readQuery = (query: string) => readEntries(new URLSearchParams(query), choices);

describe('a complete prescription', () => {
  const fullQuery =
    'patient=person&active-1=Zinc&strength-1=5&unit-1=%25&form=cream&quantity=30+g&directions=Apply&supply=30&refills=0&need=Allergy';
  const animalQuery = fullQuery.replace('person', 'animal').replace('supply=30', '');
  const getMissing = (query: string) => findMissing(readQuery(query)).map(({ what }) => what);

  it('needs an active, form, quantity, directions, refills and a reason', () => {
    expect(getMissing(fullQuery)).toEqual([]);
    const requiredNames = ['active', 'form', 'quantity', 'directions', 'refills', 'need'];
    expect(getMissing('')).toEqual(['patient', ...requiredNames]);
  });

  it('needs the supply in days for a person', () => {
    expect(getMissing(fullQuery.replace('supply=30', ''))).toEqual(['supply']);
  });

  it('needs a strength for each active', () => {
    expect(findMissing(readQuery(`${fullQuery}&active-2=Talc`))).toEqual([
      { what: 'strength', field: 'strength-2', active: 'Talc' },
    ]);
  });

  it('needs the weight of a child, but not of an adult', () => {
    expect(getMissing(`${fullQuery}&age=6+months&weight=6.2&weight-unit=kg`)).toEqual([]);
    for (const age of ['6 months', '8mo', '3 days', '17', '12 years']) {
      expect(getMissing(`${fullQuery}&age=${age}`), age).toEqual(['weight']);
    }
    for (const age of ['18', '71 years', 'adult']) {
      expect(getMissing(`${fullQuery}&age=${age}`), age).toEqual([]);
    }
  });

  it.each([
    ['weight=39&weight-unit=kg', ['age']],
    ['weight=88&weight-unit=lb', ['age']],
    ['weight=3400&weight-unit=g', ['age']],
    ['weight=40&weight-unit=kg', []],
    ['weight=90&weight-unit=lb', []],
    ['weight-unit=kg', []],
  ])('needs the age if the weight may be that of a child: %s', (weight, missing) => {
    expect(getMissing(`${fullQuery}&${weight}`)).toEqual(missing);
  });

  it('needs species and weight for an animal', () => {
    expect(getMissing(animalQuery)).toEqual(['species', 'weight']);
  });

  it('needs a reason for an animal too', () => {
    const completeQuery = `${animalQuery}&species=cat&weight=4&weight-unit=kg`;
    expect(getMissing(completeQuery)).toEqual([]);
    expect(getMissing(completeQuery.replace('need=Allergy', ''))).toEqual(['need']);
  });
});
