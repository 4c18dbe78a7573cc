import { type Entries, getKilograms } from '#library/prescription/entries.ts';
import type { Checks, Report } from '#library/prescription/problems.ts';
import { findTerm, toPattern, wordPattern } from '#library/prescription/terms.ts';

export function checkPatient({ patient, texts }: Entries, checks: Checks, report: Report) {
  const [, years] = /(\d+)[\s-]*y/i.exec(texts.age) ?? [];
  if (Number(years) > 120) report('age', 'unlikely');
  if (texts.weight !== '' && texts['weight-unit'] === '') report('weight', 'noWeightUnit');
  const kilograms = getKilograms(texts);
  for (const [name, { least, most }] of Object.entries(checks.weights)) {
    const applies = name === patient || findTerm(texts.species, [name]);
    if (applies && (kilograms < least || kilograms > most)) report('weight', 'unlikely');
  }
}

/** Finds actives that can kill a species. If the species may be a breed, asks for it. */
export function checkDangers({ actives, texts }: Entries, checks: Checks, report: Report) {
  if (texts.species === '') return;
  const { dangers, otherSpecies, refused } = checks;
  const listedSpecies = dangers.flatMap(({ species }) => species);
  const isKnown = findTerm(texts.species, [...listedSpecies, ...otherSpecies, ...refused.species]);
  for (const [index, { name }] of actives.entries()) {
    for (const danger of dangers.filter((each) => findTerm(name, each.actives))) {
      const [animal = ''] = danger.species;
      const isInDanger = findTerm(texts.species, danger.species);
      if (isInDanger) report(`active-${index + 1}`, 'deadly', { active: name, animal });
      else if (!isKnown) report('species', 'whichSpecies', { active: name });
    }
  }
}

/** Finds a name, such as `Mrs. Smith` or `Patient: Ana`, and words such as `date of birth`. */
export function isPersonal(text: string, { personal }: Checks): boolean {
  const followsWith = (terms: readonly string[], name: RegExp) =>
    text
      .split(wordPattern(toPattern(terms)))
      .slice(1)
      .some((rest) => name.test(rest));
  return (
    !!findTerm(text, personal.identifiers) ||
    followsWith(personal.titles, /^\.?\s+\p{Lu}/u) ||
    // A label can also start a sentence, as in “Patient: Reacts to dye.”
    followsWith(personal.labels, /^:?\s+\p{Lu}[\p{Ll}.][\p{L}'’-]*(?:,?\s+\p{Lu}|[,.]|$)/u)
  );
}
