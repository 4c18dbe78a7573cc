import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compose, formatAmount } from '#library/prescription/compose.ts';
import type { Entries } from '#library/prescription/entries.ts';
import { anyEntries, labels, limits, readQuery } from '#library/prescription/testing/arbitrary.ts';

const composeEntries = (entries: Entries) => compose(entries, labels, limits);
const composeQuery = (address: string) => composeEntries(readQuery(address));

it('contains every entry unchanged', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const { drug, directions, notes } = composeEntries(entries);
      expect(directions.text).toBe(entries.texts.directions);
      const { form, base, need, species, weight, flavor } = entries.texts;
      const formula = entries.formulaInNotes ? notes.text : drug.text;
      for (const active of entries.actives) expect(formula).toContain(formatAmount(active));
      for (const text of [...entries.actives.map(({ name }) => name), form, base]) {
        expect(formula).toContain(text);
      }
      const others = [need, species, weight, flavor, entries.texts['also-without']];
      const weightUnit = weight && entries.texts['weight-unit'];
      for (const text of [...others, weightUnit, ...entries.without]) {
        expect(notes.text).toContain(text);
      }
      if (entries.patient === 'animal') expect(notes.text).toContain(labels.noXylitol);
    }),
  );
});

it.each(['Labrador', 'cat', ''])('rules out xylitol for every animal: %s', (species) => {
  const { notes } = composeQuery(`patient=animal&species=${species}`);
  expect(notes.text).toContain(labels.noXylitol);
});

it('leaves the base to the pharmacist if there is a form without a base', () => {
  expect(composeQuery('form=cream').drug.text).toBe('Form: cream. Base: any');
});

it('writes a blank for an entry that is missing from the text', () => {
  const { drug, notes } = composeQuery('patient=animal&active-1=Zinc&active-2=Talc&unit-2=%25');
  expect(drug.text).toBe('Compound: Zinc ______; Talc ______%. Form: ______');
  expect(notes.text).toBe('Species: ______. Weight: ______. No xylitol. Reason: ______');
  expect(composeQuery('active-1=Zinc&age=8+months').notes.text).toBe(
    'Age: 8 months. Weight: ______. Reason: ______',
  );
});

it('composes no text from an empty form', () => {
  const { drug, directions, notes } = composeQuery('formula-in-notes=yes&limit-drug=10');
  expect([drug.text, directions.text, notes.text]).toEqual(['', '', '']);
});

it('reports how many characters are over the limit', () => {
  fc.assert(
    fc.property(anyEntries, fc.integer({ min: 1, max: 99_999 }), (entries, limit) => {
      const texts = { ...entries.texts, 'limit-drug': String(limit) };
      const { drug } = composeEntries({ ...entries, texts });
      const count = Array.from(drug.text).length;
      expect(drug).toMatchObject({ count, limit, over: Math.max(0, count - limit) });
    }),
  );
});

it('applies the default limits only to people, because most vets fax or call', () => {
  const query = `directions=${'x'.repeat(limits.directions + 5)}`;
  expect(composeQuery(query).directions.over).toBe(5);
  expect(composeQuery(`${query}&patient=animal`).directions.over).toBe(0);
});

it('uses the default limit if the entry is empty or invalid', () => {
  for (const limit of ['', '0', '-3', '1e3', 'many', '999999']) {
    expect(composeQuery(`limit-notes=${limit}`).notes.limit).toBe(limits.notes);
  }
});

it('labels each entry and can move the formula to the notes', () => {
  const address =
    'patient=animal&delivery=clinic&active-1=Ketoprofen&strength-1=10&unit-1=%25&active-3=Lidocaine&strength-3=50&unit-3=mg/g' +
    '&form=cream&base=as+you+see+fit&directions=Apply.&without=dye&also-without=parabens' +
    '&species=dog&weight=4.2&weight-unit=kg&flavor=beef&need=Vomits+tablets.';
  const formula = 'Compound: Ketoprofen 10%; Lidocaine 50 mg/g. Form: cream. Base: as you see fit';
  const notesText =
    'Leave out: dye, parabens. Species: dog. Weight: 4.2 kg. Flavor: beef. No xylitol. Reason: Vomits tablets. Delivery: clinic';
  const { drug, directions, notes } = composeQuery(address);
  expect([drug.text, directions.text, notes.text]).toEqual([formula, 'Apply.', notesText]);
  const movedFormula = composeQuery(`${address}&formula-in-notes=yes`);
  expect([movedFormula.drug.text, movedFormula.notes.text]).toEqual([
    labels.seeNotes,
    `${formula}. ${notesText}`,
  ]);
});
