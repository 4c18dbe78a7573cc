import { expect, it } from 'vitest';
import { callFirst, ingredients, sameActives } from '#library/ingredients.ts';
import { cards as medicineCards } from '#library/medicine/medicine.ts';
import { formulaParams, isEmpty, readEntries } from '#library/prescription/entries.ts';
import { findActives } from '#library/prescription/problems.ts';
import { slug } from '#library/slug.ts';

const nothing = { without: [], weightUnits: [] };

it('fills one active ingredient into the prescription form, and nothing else', () => {
  const links = ingredients.flatMap(({ composerUrl }) => composerUrl ?? []);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const params = new URL(link, 'https://pharmacy.example').searchParams;
    expect(String(formulaParams(params)), link).toBe(String(params));
    const { actives } = readEntries(params, nothing);
    expect(actives.filter((active) => !isEmpty(active))).toHaveLength(1);
    expect(actives[0]).toMatchObject({ strength: '', unit: '' });
  }
});

it('says in the prescription form that it is for an animal if all its cards are', () => {
  const getPatient = (path: string) =>
    medicineCards.find(({ slug }) => path.endsWith(`/${slug}`))?.patient;
  for (const { composerUrl, cards } of ingredients.filter((entry) => entry.composerUrl)) {
    const patients = new Set(cards.map(getPatient));
    const isForAnimals = patients.size === 1 && patients.has('animal');
    expect(composerUrl?.includes('patient=animal')).toBe(isForAnimals);
  }
});

it("offers no prescription form for what we don't make", () => {
  const refused = ingredients.filter(({ answer }) => answer === 'no');
  expect(refused.filter(({ composerUrl }) => composerUrl)).toEqual([]);
});

it('leads to a note to call first in the prescription form if the answer is to ask', () => {
  for (const { answer, name, composerUrl } of ingredients) {
    if (answer !== 'ask' || !composerUrl) continue;
    const params = new URL(composerUrl, 'https://pharmacy.example').searchParams;
    const entries = readEntries(params, nothing);
    const names = entries.patient === 'animal' ? Object.values(callFirst).flat() : callFirst.anyone;
    expect(findActives(entries, names), name).toHaveLength(1);
  }
});

it('lists the name of an active with its brand names', () => {
  for (const { active, typed } of ingredients.filter(({ composerUrl }) => composerUrl)) {
    const names = [active ?? '', ...typed].map(slug);
    expect(sameActives.some((each) => names.every((name) => each.includes(name)))).toBe(true);
  }
});

it('sorts ingredients by name', () => {
  const names = ingredients.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});
