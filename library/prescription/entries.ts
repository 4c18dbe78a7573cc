import { removeControlCharacters } from '#library/control-characters.ts';

export interface Active {
  name: string;
  strength: string;
  unit: string;
}

export const maxLengths = {
  form: 40,
  base: 60,
  quantity: 40,
  supply: 3,
  directions: 1000,
  refills: 4,
  'also-without': 80,
  need: 400,
  species: 40,
  age: 20,
  weight: 8,
  'weight-unit': 8,
  flavor: 40,
  'limit-drug': 5,
  'limit-directions': 5,
  'limit-notes': 5,
} as const;

export type TextName = keyof typeof maxLengths;

export const maxActiveLengths = { active: 60, strength: 16, unit: 20 } as const;

export const initialRows = 3;
export const maxRows = 8;

const patients = ['person', 'animal'] as const;
export type Patient = (typeof patients)[number];

export const deliveries = ['home', 'pickup', 'clinic', 'ask'] as const;
export type Delivery = (typeof deliveries)[number];

export interface Entries {
  /** Undefined until the prescriber chooses. */
  patient: Patient | undefined;
  /** Includes empty rows. */
  actives: readonly Active[];
  texts: Readonly<Record<TextName, string>>;
  /** Lists ingredients to leave out. */
  without: readonly string[];
  /** Puts the formula in the notes, for systems with a short drug field. */
  formulaInNotes: boolean;
  /** Has no address, because the form never asks for one. */
  delivery: Delivery | undefined;
}

export interface Choices {
  without: readonly string[];
  weightUnits: readonly string[];
}

/** Parses the form or a formula link. Keeps long entries so the form can show them. */
export function readEntries(params: URLSearchParams, choices: Choices): Entries {
  const readText = (name: string) => tidy(params.get(name) ?? '');
  const readRows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: readText(`active-${index + 1}`),
      strength: readText(`strength-${index + 1}`),
      unit: readText(`unit-${index + 1}`),
    }));
  const filledCount = readRows(maxRows).findLastIndex((row) => !isEmpty(row)) + 1;
  const requestedCount = /^\d$/.test(readText('rows')) ? Number(readText('rows')) : 0;
  const count = Math.max(initialRows, filledCount, requestedCount) + (params.has('add') ? 1 : 0);
  const weightUnit = readText('weight-unit');
  const patient = patients.find((each) => each === params.get('patient'));
  const delivery = deliveries.find((each) => each === params.get('delivery'));
  return {
    patient,
    actives: readRows(Math.min(maxRows, count)),
    texts: {
      ...readTexts(readText),
      // The form hides these fields for a person, but the browser still submits them.
      ...(patient === 'person' && { species: '' }),
      'weight-unit': choices.weightUnits.includes(weightUnit) ? weightUnit : '',
    },
    without: choices.without.filter((choice) => params.getAll('without').includes(choice)),
    formulaInNotes: params.has('formula-in-notes'),
    // We ship to a clinic only if it's for an animal.
    delivery: delivery === 'clinic' && patient !== 'animal' ? undefined : delivery,
  };
}

// The cast is safe because a literal has only the keys in its type.
export const textNames = Object.keys(maxLengths) as readonly TextName[];

const readTexts = (readText: (name: TextName) => string) =>
  Object.fromEntries(textNames.map((name) => [name, readText(name)])) as Record<TextName, string>;

const formulaField = /^(?:(?:active|strength|unit)-[1-8]|form|base|without|patient)$/;

/** A link must not contain patient data, except whether it's for a person or an animal. */
export const formulaParams = (params: URLSearchParams) =>
  new URLSearchParams([...params].filter(([name, text]) => text !== '' && formulaField.test(name)));

export const isEmpty = ({ name, strength, unit }: Active) => name + strength + unit === '';

const kilogramsPer: Readonly<Record<string, number>> = { kg: 1, lb: 0.4536, g: 0.001 };

/** Returns NaN until the weight and its unit are entered. */
export const getKilograms = ({ weight, 'weight-unit': unit }: Entries['texts']) =>
  weight === '' ? Number.NaN : Number(weight) * (kilogramsPer[unit] ?? Number.NaN);

/** Browsers submit line breaks as CRLF. */
const tidy = (text: string) => removeControlCharacters(text).replaceAll('\r\n', '\n').trim();
