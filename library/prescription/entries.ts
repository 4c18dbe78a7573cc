/** The entries of the prescription form, parsed the same way in the browser and on the server. */

import { withoutControlCharacters } from '#library/control-characters.ts';

export interface Active {
  name: string;
  strength: string;
  unit: string;
}

/** The single text fields of the form, with their maximum lengths. */
export const maxLengths = {
  form: 40,
  base: 60,
  quantity: 40,
  directions: 1000,
  refills: 2,
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

/** The fields of each active ingredient. */
export const maxActiveLengths = { active: 60, strength: 16, unit: 20 } as const;

export const initialRows = 3;
export const maxRows = 8;

export interface Entries {
  /** One for each row of the form, including empty rows. */
  actives: readonly Active[];
  texts: Readonly<Record<TextName, string>>;
  /** The ingredients to leave out. */
  without: readonly string[];
  noXylitol: boolean;
  /** Whether to put the formula into the notes, for systems whose drug field is too short. */
  formulaInNotes: boolean;
}

export interface Choices {
  without: readonly string[];
  weightUnits: readonly string[];
}

/**
 * Parses the form or a formula link. Keeps entries that are too long, so the form can show them.
 */
export function readEntries(params: URLSearchParams, choices: Choices): Entries {
  const text = (name: string) => tidy(params.get(name) ?? '');
  const rowsIn = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: text(`active-${index + 1}`),
      strength: text(`strength-${index + 1}`),
      unit: text(`unit-${index + 1}`),
    }));
  const filled = rowsIn(maxRows).findLastIndex((row) => !isEmpty(row)) + 1;
  const requested = /^\d$/.test(text('rows')) ? Number(text('rows')) : 0;
  const count = Math.max(initialRows, filled, requested) + (params.has('add') ? 1 : 0);
  const weightUnit = text('weight-unit');
  return {
    actives: rowsIn(Math.min(maxRows, count)),
    texts: {
      ...textsBy(text),
      'weight-unit': choices.weightUnits.includes(weightUnit) ? weightUnit : '',
    },
    without: choices.without.filter((choice) => params.getAll('without').includes(choice)),
    noXylitol: params.has('no-xylitol'),
    formulaInNotes: params.has('formula-in-notes'),
  };
}

// The keys of a literal are those of its type, which TypeScript can't express.
const textNames = Object.keys(maxLengths) as readonly TextName[];

const textsBy = (read: (name: TextName) => string) =>
  Object.fromEntries(textNames.map((name) => [name, read(name)])) as Record<TextName, string>;

const formulaField = /^(?:(?:active|strength|unit)-[1-8]|form|base)$/;

/** The only entries that a link may contain. It must not have any patient data. */
export const formulaParams = (params: URLSearchParams) =>
  new URLSearchParams([...params].filter(([name, text]) => text !== '' && formulaField.test(name)));

export const isEmpty = ({ name, strength, unit }: Active) => name + strength + unit === '';

/** Forms send CRLF line ends. Also drops control characters and outer white space. */
const tidy = (text: string) => withoutControlCharacters(text).replaceAll('\r\n', '\n').trim();
