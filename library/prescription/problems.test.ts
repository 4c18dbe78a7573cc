import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose } from '#library/prescription/compose.ts';
import { type Entries, maxLengths } from '#library/prescription/entries.ts';
import { findMissing } from '#library/prescription/missing.ts';
import {
  findControlled,
  findEntryProblems,
  findMixedUnits,
  findProblems,
} from '#library/prescription/problems.ts';
import {
  anyEntries,
  checks,
  labels,
  limits,
  readQuery,
  toParams,
} from '#library/prescription/testing/arbitrary.ts';
import { makeFullestQuery } from '#library/prescription/testing/fullest.ts';

const sameActives = [['tretinoin', 'retin-a']];
const check = (entries: Entries) => findEntryProblems(entries, checks, sameActives);
const getProblemKind = (field: string, text: string) =>
  check(readQuery(String(new URLSearchParams({ [field]: text })))).get(field)?.kind;

describe('a field', () => {
  it('reports a value one character over its limit, but keeps it', () => {
    const longestText = 'a'.repeat(maxLengths.flavor);
    expect(getProblemKind('flavor', longestText)).toBeUndefined();
    const tooLongEntries = readQuery(`flavor=${longestText}b`);
    expect(check(tooLongEntries).get('flavor')).toEqual({
      kind: 'tooLong',
      values: { most: String(maxLengths.flavor), count: String(maxLengths.flavor + 1) },
    });
    expect(tooLongEntries.texts.flavor).toBe(`${longestText}b`);
  });

  it.each([
    ['refills', 'PRN', 'notCount'],
    ['refills', '100', 'tooManyRefills'],
    ['refills', '12', undefined],
    ['refills', '13', 'tooManyRefills'],
    ['supply', 'a month', 'notDays'],
    ['supply', '0', 'notDays'],
    ['supply', '365', undefined],
    ['supply', '366', 'notDays'],
    ['supply', '9999', 'notDays'],
    ['weight', '0', 'notWeight'],
    ['weight', '.5', 'nakedPoint'],
    ['weight', '6', 'noWeightUnit'],
    ['age', '1', 'noAgeUnit'],
    ['age', '1 year', undefined],
    ['age', '120 years', undefined],
    ['age', '121 years', 'unlikely'],
    ['age', '300yo', 'unlikely'],
    ['age', '300 days', undefined],
    ['limit-drug', '0', 'notLimit'],
    ['active-1', 'Tretinoin 0.025%', 'strengthInName'],
    ['strength-1', '4,5', 'notStrength'],
    ['strength-1', '0,025', 'notStrength'],
    ['strength-1', '0', 'notStrength'],
    ['strength-1', '-8%', 'notStrength'],
    ['strength-1', '005', 'notStrength'],
    ['strength-1', '1 000', 'notStrength'],
    ['strength-1', '100%', undefined],
    ['strength-1', '1,000%', 'overWhole'],
    ['strength-1', '5,000', undefined],
    ['strength-1', '.5', 'nakedPoint'],
    ['strength-1', '5.0', 'trailingZero'],
    ['strength-1', '0.025 to 0.05 to 0.1', 'strengthRange'],
    ['strength-1', '0.025%-0.05%', 'strengthRange'],
    ['unit-1', 'µg', 'abbreviation'],
    ['active-1', 'MgSO4', 'abbreviation'],
    ['quantity', '60', 'noQuantityUnit'],
    ['quantity', '30 days', 'noQuantityUnit'],
    ['quantity', '0 g', 'noQuantityUnit'],
    ['quantity', '-5 g', 'noQuantityUnit'],
    ['quantity', '30 to 60 g', 'quantityRange'],
    ['directions', 'Apply QOD', 'abbreviation'],
    ['directions', 'Apply q.d.', 'abbreviation'],
    ['directions', '10U at night', 'abbreviation'],
    ['directions', 'Use as directed.', 'vague'],
    ['directions', 'Apply 1 g to the face', 'vague'],
    ['directions', 'Apply to the face nightly', undefined],
    ['directions', '1 mL q8h', undefined],
    ['need', 'Medically necessary', 'weakReason'],
    ['need', 'The client wants it since it costs less', 'weakReason'],
    ['need', "Her insurance won't pay for Tri-Luma", 'weakReason'],
    ['need', 'Patient cannot afford Tri-Luma', 'weakReason'],
    ['need', 'Melasma', 'weakReason'],
    ['need', 'Patient prefers one cream', 'weakReason'],
    ['need', 'Dye allergy', undefined],
    ['active-1', 'Isotretinoin', 'refused'],
    ['active-1', 'Zinc injection', 'refused'],
    ['directions', 'Inject weekly', 'refused'],
    ['directions', 'Inject QD', 'abbreviation'],
    ['species', 'Dairy cows', 'refused'],
    ['strength-1', '10.05', undefined],
    ['unit-1', 'mcg/mL', undefined],
    ['quantity', '30 g', undefined],
    ['quantity', '3O g', 'noQuantityUnit'],
    ['quantity', '2 tubes', 'noContents'],
    ['quantity', '2 tubes of 30 g', undefined],
    ['directions', 'Apply 0.5 mL BID. Call us if it itches.', undefined],
    ['need', 'Medically necessary: dye allergy, hives', undefined],
    ['need', 'Cannot afford the brand; dye allergy', undefined],
    ['need', 'Not sold in the U.S.', undefined],
    ['species', 'Guinea pig', undefined],
    ['need', 'Patient: John Smith, reacts to dye', 'personal'],
    ['need', 'Reacts to dye. Pt: Ana', 'personal'],
    ['need', 'patient name: john smith, reacts to dye', 'personal'],
    ['directions', 'Mrs. Maria Gonzalez: apply nightly', 'personal'],
    ['also-without', 'Dye (DOB 4/5/1980)', 'personal'],
    ['need', 'MRN 12345, reacts to dye', 'personal'],
    ['need', 'Patient J. Smith reacts to dye', 'personal'],
    ['need', 'Patient: Allergic to dye, hives', undefined],
    ['need', 'Patient failed Retin-A Micro and gets hives', undefined],
  ])('checks an entry in %s: %s', (field, text, kind) => {
    expect(getProblemKind(field, text)).toBe(kind);
  });

  it('accepts the longest entries', () => {
    expect(check(readQuery(makeFullestQuery([])))).toEqual(new Map());
  });

  it.each([
    ['form=ear gel&strength-1=5&unit-1=mg', 'unit-1', 'perWhat'],
    ['form=ear gel&strength-1=5 mg', 'unit-1', 'perWhat'],
    ['form=ear gel&strength-1=5&unit-1=mg per 0.1', 'unit-1', 'perWhat'],
    ['form=ear gel&strength-1=5&unit-1=mg per 0.1 mL', 'unit-1', undefined],
    ['form=capsules&strength-1=5&unit-1=mg', 'unit-1', undefined],
    ['form=Capsule&strength-1=5&unit-1=%25', 'unit-1', 'shareOfWhat'],
    ['form=troches&strength-1=0.25 mg/g', 'unit-1', 'shareOfWhat'],
    ['form=Capsule&strength-1=5&unit-1=mg per 0.1 mL', 'unit-1', 'shareOfWhat'],
    ['form=Capsule&strength-1=5&unit-1=mg per capsule', 'unit-1', undefined],
    ['strength-1=800&unit-1=%25', 'strength-1', 'overWhole'],
    ['strength-1=1,000&unit-1=mg/g', 'strength-1', undefined],
    ['strength-1=1,001&unit-1=mg/g', 'strength-1', 'overWhole'],
    ['form=Capsule&base=Vanishing cream', 'base', 'otherBase'],
    ['form=Cream&base=Vanishing cream', 'base', undefined],
    ['form=Capsule&base=Rice starch', 'base', undefined],
    ['strength-1=0.05', 'unit-1', 'noUnit'],
    ['strength-1=to 100%25', 'unit-1', undefined],
    ['strength-1=0.05%25&unit-1=%25', 'strength-1', 'unitInStrength'],
    ['strength-1=0.05%25 (0.5 mg/g)', 'strength-1', 'unitInStrength'],
    ['strength-1=5mg per 1,000 mL', 'strength-1', undefined],
    ['strength-1=0.05&unit-1=%25, mg/g', 'unit-1', 'severalUnits'],
    ['form=Capsule&quantity=30 g', 'quantity', 'notCounted'],
    ['form=Troches&quantity=60mL', 'quantity', 'notCounted'],
    ['form=Capsule&quantity=30 capsules (15 g)', 'quantity', undefined],
    ['form=Capsule&quantity=30 gelcaps', 'quantity', undefined],
    ['form=Capsule&directions=Apply at night', 'directions', 'notApplied'],
    ['form=Capsule&directions=Apply the contents of 1 capsule nightly', 'directions', undefined],
    ['form=Cream&directions=Apply at night', 'directions', undefined],
    ['form=Cream&directions=Take one capsule at night', 'directions', 'otherForm'],
    ['form=Cream&directions=1 mL by mouth daily', 'directions', 'otherForm'],
    ['active-2=zinc', 'active-2', 'sameActive'],
    ['active-2=Tretinoin&active-3=Retin A', 'active-3', 'sameActive'],
    ['active-2=Tretinoin&active-3=Hydroquinone', 'active-3', undefined],
    ['form=Cream&directions=Insert 1 g at night', 'directions', undefined],
    ['patient=animal&base=syrup with xylitol', 'base', 'hasXylitol'],
    ['patient=animal&active-2=Xylitol', 'active-2', 'hasXylitol'],
    ['patient=animal&also-without=xylitol', 'also-without', undefined],
    ['patient=person&flavor=xylitol', 'flavor', undefined],
    ['species=2 cats&active-2=Minoxidil sulfate', 'active-2', 'deadly'],
    ['species=Feline&active-2=ibuprofen', 'active-2', 'deadly'],
    ['species=dog&active-2=Ibuprofen', 'active-2', 'deadly'],
    ['species=dog&active-2=Minoxidil', 'active-2', undefined],
    ['species=Labrador&active-2=Ibuprofen', 'species', 'whichSpecies'],
    ['species=Labrador dog&active-2=Ibuprofen', 'species', undefined],
    ['species=Labrador', 'species', undefined],
    ['species=cow&active-2=Ibuprofen', 'species', 'refused'],
    ['species=horse&active-2=Ibuprofen', 'species', undefined],
    ['patient=person&species=cat&active-2=Minoxidil', 'active-2', undefined],
    ['form=Cream&quantity=30 capsules', 'quantity', 'otherForm'],
    ['weight=4.25&weight-unit=kg', 'weight', undefined],
    ['weight=44&weight-unit=lb&species=Cats', 'weight', undefined],
    ['weight=45&weight-unit=lb&species=Cats', 'weight', 'unlikely'],
    ['weight=4.2&weight-unit=g&species=Cats', 'weight', 'unlikely'],
    ['weight=0.075&weight-unit=kg', 'weight', undefined],
    ['weight=401&weight-unit=kg&patient=person', 'weight', 'unlikely'],
    ['weight-unit=kg', 'weight', undefined],
    ['active-1=Testosterone&refills=11', 'refills', 'controlledRefills'],
    ['active-1=Testosterone cypionate&refills=5&supply=24', 'refills', undefined],
    ['active-1=Testosterone&refills=5&supply=30', 'refills', 'controlledRefills'],
    ['active-1=Pregabalin&refills=11', 'refills', undefined],
    ['active-1=Zinc&refills=11', 'refills', undefined],
    ['supply=30&refills=11', 'refills', undefined],
    ['supply=30&refills=12', 'refills', 'tooManyRefills'],
    ['supply=90&refills=4', 'refills', 'tooManyRefills'],
    ['supply=7&refills=51', 'refills', undefined],
    ['strength-2=5', 'active-2', 'noActive'],
  ])('checks fields that depend on each other: %s', (address, field, kind) => {
    expect(check(readQuery(`${address}&active-1=Zinc`)).get(field)?.kind).toBe(kind);
  });

  it('never throws and reports only fields in the form', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const fields = new Set(toParams(entries).keys());
        for (const name of check(entries).keys()) expect(fields).toContain(name);
        for (const { field } of findMissing(entries)) expect(fields).toContain(field);
      }),
    );
  });
});

it.each([
  ['patient=person', 'overLimit'],
  ['patient=person&limit-directions=500', 'overLimit'],
  ['patient=person&limit-directions=1001', 'tooLong'],
  ['patient=animal', 'tooLong'],
])('names the limit on the directions that applies first: %s', (address, kind) => {
  const directions = 'Apply daily. '.repeat(100).trim();
  const entries = readQuery(`${address}&directions=${directions}`);
  const composedTexts = compose(entries, labels, limits);
  const problems = findProblems(entries, checks, [], composedTexts);
  expect(problems.get('directions')?.kind).toBe(kind);
});

it('returns the schedule for each controlled active', () => {
  expect(findControlled(readQuery('active-1=Zinc&active-2=Ketamine+HCl'), checks)).toEqual([
    { active: 'Ketamine HCl', schedule: 'III', mostRefills: 5 },
  ]);
});

it('lists the units only if they differ', () => {
  expect(findMixedUnits(readQuery('unit-1=%25&unit-2=mg/g&unit-3=%25'))).toEqual(['%', 'mg/g']);
  expect(findMixedUnits(readQuery('unit-1=%25&unit-2=%25'))).toEqual([]);
});
