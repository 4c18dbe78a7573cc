import { type Entries, getKilograms, isEmpty } from '#library/prescription/entries.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

export interface Missing {
  what: MissingName;
  field: string;
  active?: string;
}

export type MissingName = Exclude<keyof ComposerText['missing'], 'title' | 'none'>;

export function findMissing(entries: Entries): Missing[] {
  const { patient, actives, texts } = entries;
  const supply = patient === 'person' ? (['supply'] as const) : [];
  const requiredNames = ['form', 'quantity', ...supply, 'directions', 'refills', 'need'] as const;
  const animalNames = ['species', 'weight'] as const;
  const isForChild = isChild(texts.age) || getKilograms(texts) < 40;
  const personNames = isForChild ? (['age', 'weight'] as const) : [];
  const missingStrengths = actives.flatMap(({ name, strength }, index): Missing[] =>
    name !== '' && strength === ''
      ? [{ what: 'strength', field: `strength-${index + 1}`, active: name }]
      : [],
  );
  return [
    ...(patient ? [] : [{ what: 'patient', field: 'patient' } as const]),
    ...(actives.every(isEmpty)
      ? [{ what: 'active', field: 'active-1' } as const]
      : missingStrengths),
    ...[...requiredNames, ...(patient === 'animal' ? animalNames : personNames)]
      .filter((name) => texts[name] === '')
      .map((name) => ({ what: name, field: name })),
  ];
}

/** Ages are free text, such as `6 years` or `8 months`. */
const isChild = (age: string) => /\d\s*(?:d|w|mo)/i.test(age) || Number.parseFloat(age) < 18;
