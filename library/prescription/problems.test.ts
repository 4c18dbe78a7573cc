import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longest, readEntries } from '#library/prescription/entries.ts';
import { missingIn, problemsIn } from '#library/prescription/problems.ts';
import { addressOf, anyEntries, choices } from '#library/prescription/testing/arbitrary.ts';

const read = (address: string) => readEntries(new URLSearchParams(address), choices);
const problemOf = (field: string, text: string) =>
  problemsIn(read(String(new URLSearchParams({ [field]: text })))).get(field)?.kind;

const freeTexts = [
  'form',
  'base',
  'quantity',
  'directions',
  'also-without',
  'need',
  'species',
  'flavor',
] as const;

describe('a field', () => {
  it('is too long from the first character beyond its limit on, and keeps what was entered', () => {
    for (const name of freeTexts) {
      const most = longest[name];
      const fits = '1'.repeat(most);
      expect(problemOf(name, fits)).not.toBe('tooLong');
      const long = read(`${name}=${fits}1`);
      expect(problemsIn(long).get(name)).toEqual({
        kind: 'tooLong',
        values: { most: String(most), count: String(most + 1) },
      });
      expect(Object.values(long.texts)).toContain(`${fits}1`);
    }
  });

  it.each([
    ['refills', 'two', 'notCount'],
    ['refills', '-1', 'notCount'],
    ['refills', '100', 'notCount'],
    ['weight', 'heavy', 'notWeight'],
    ['weight', '-4', 'notWeight'],
    ['weight', '4,2', 'notWeight'],
    ['limit-drug', '0', 'notLimit'],
    ['limit-notes', 'long', 'notLimit'],
    ['limit-notes', '100000', 'notLimit'],
    ['strength-1', '.5', 'nakedPoint'],
    ['strength-1', '5.0', 'trailingZero'],
    ['strength-2', '2.50', 'trailingZero'],
    ['unit-1', 'µg', 'riskyUnit'],
    ['unit-1', 'IU/g', 'riskyUnit'],
    ['unit-1', 'cc', 'riskyUnit'],
  ])('%s says what is wrong with %s', (field, text, kind) => {
    expect(problemOf(field, text)).toBe(kind);
  });

  it.each([
    ['refills', '0'],
    ['weight', '4.25'],
    ['limit-drug', '105'],
    ['strength-1', '0.5'],
    ['strength-1', '10'],
    ['strength-1', '10.05'],
    ['unit-1', 'mcg/mL'],
    ['unit-1', 'units'],
  ])('%s has nothing against %s', (field, text) => {
    expect(problemOf(field, text)).toBeUndefined();
  });

  it('asks which active a strength belongs to', () => {
    expect(problemsIn(read('strength-2=5')).get('active-2')?.kind).toBe('noActive');
  });

  it('asks for the weight that a unit belongs to', () => {
    expect(problemsIn(read('weight-unit=kg')).get('weight')?.kind).toBe('noWeight');
  });

  it('never fails, whatever was entered, and names only fields of the form', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const fields = new Set(addressOf(entries).keys());
        for (const name of problemsIn(entries).keys()) expect(fields).toContain(name);
        for (const { field } of missingIn(entries)) expect(fields).toContain(field);
      }),
    );
  });
});

describe('a complete prescription', () => {
  const whole =
    'active-1=Zinc&strength-1=5&unit-1=%25&form=cream&quantity=30+g&directions=Apply&refills=0&need=Allergy';
  const missing = (address: string) => missingIn(read(address)).map(({ what }) => what);

  it('misses nothing, no refill included', () => {
    expect(missing(whole)).toEqual([]);
  });

  it('begins with everything that it needs', () => {
    const needed = ['active', 'form', 'quantity', 'directions', 'refills', 'need'];
    expect(missing('')).toEqual(needed);
  });

  it('needs a strength and a unit for each active', () => {
    expect(missingIn(read(`${whole}&active-2=Talc&active-3=Salt&strength-3=4`))).toEqual([
      { what: 'strength', field: 'strength-2', active: 'Talc' },
      { what: 'unit', field: 'unit-3', active: 'Salt' },
    ]);
    expect(missing(`${whole}&active-2=Talc&strength-2=to+100%25`)).toEqual([]);
  });

  it('for an animal needs species and weight, and the unit of the weight', () => {
    expect(missing(`${whole}&flavor=beef`)).toEqual(['species', 'weight']);
    expect(missing(`${whole}&species=cat&weight=4`)).toEqual(['weight-unit']);
    expect(missing(`${whole}&species=cat&weight=4&weight-unit=kg`)).toEqual([]);
  });
});
