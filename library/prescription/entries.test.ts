import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formulaParams, initialRows, maxRows } from '#library/prescription/entries.ts';
import { anyEntries, readQuery, toParams } from '#library/prescription/testing/arbitrary.ts';

it('reads back every entry that a browser submits', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      expect(readQuery(String(toParams(entries)))).toEqual(entries);
    }),
  );
});

it('drops control characters', () => {
  const directions = encodeURIComponent('Once\u202E a\u0000 day\r\nat night\u001B');
  expect(readQuery(`directions=${directions}`).texts.directions).toBe('Once a day\nat night');
});

it('adds an ingredient row on request, up to the maximum', () => {
  expect(readQuery('rows=3&add=row').actives).toHaveLength(4);
  expect(readQuery('rows=8&add=row').actives).toHaveLength(maxRows);
});

it('includes every filled row and ignores an invalid count', () => {
  expect(readQuery('rows=1&active-6=Zinc').actives).toHaveLength(6);
  expect(readQuery('rows=-4').actives).toHaveLength(initialRows);
  expect(readQuery('rows=999999999').actives).toHaveLength(initialRows);
});

it('drops the fields for an animal if the patient is a person', () => {
  const { texts, delivery } = readQuery('patient=person&species=cat&weight=4&delivery=clinic');
  expect([texts.species, texts.weight, delivery]).toEqual(['', '4', undefined]);
});

it('ignores an unknown weight unit', () => {
  expect(readQuery('weight=4&weight-unit=stone').texts['weight-unit']).toBe('');
});

it('keeps only the formula, not patient data, in a link', () => {
  const formula =
    'patient=animal&active-1=Zinc&strength-1=5&unit-1=%25&form=cream&base=PEG&without=dye';
  const patientData =
    'directions=a&need=b&age=c&weight=4&species=cat&quantity=1&supply=30&also-without=d&rows=3&delivery=home';
  expect(String(formulaParams(new URLSearchParams(`${formula}&${patientData}`)))).toBe(formula);
});
