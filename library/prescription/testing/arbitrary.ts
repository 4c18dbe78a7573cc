import fc from 'fast-check';
import type { FieldLimits, TextLabels } from '#library/prescription/compose.ts';
import {
  type Choices,
  deliveries,
  type Entries,
  initialRows,
  maxActiveLengths,
  maxLengths,
  maxRows,
  readEntries,
  type TextName,
} from '#library/prescription/entries.ts';
import type { Checks } from '#library/prescription/problems.ts';

export const choices: Choices = {
  without: ['dye', 'lactose', 'gluten', 'alcohol'],
  weightUnits: ['kg', 'lb', 'g'],
};

export const readQuery = (query: string) => readEntries(new URLSearchParams(query), choices);

export const checks: Checks = {
  weights: { person: { least: 0.5, most: 400 }, cat: { least: 0.05, most: 20 } },
  wrongRoutes: [{ forms: ['cream'], words: ['by mouth'] }],
  containers: ['tube'],
  xylitol: ['xylitol'],
  dangers: [
    { species: ['cat', 'feline'], actives: ['minoxidil', 'ibuprofen'] },
    { species: ['dog', 'puppy'], actives: ['ibuprofen'] },
  ],
  otherSpecies: ['horse'],
  personal: {
    identifiers: ['DOB', 'MRN', 'patient name'],
    titles: ['Mrs'],
    labels: ['patient', 'pt'],
  },
  abbreviations: { QD: 'daily', QOD: 'every 2 days', U: 'units', µg: 'mcg', MgSO4: 'magnesium' },
  often: ['each', 'night', 'nightly', 'weekly', 'bid', 'q8h', 'daily'],
  vague: ['as directed'],
  weakReasons: ['medically necessary', 'costs less', 'afford', 'insurance', 'won’t pay', 'prefers'],
  forms: { counted: ['capsule', 'troche'], other: ['cream', 'gel', 'ointment'] },
  controlled: [
    { schedule: 'III', mostRefills: 5, names: ['testosterone', 'ketamine'] },
    { schedule: 'V', names: ['pregabalin'] },
  ],
  refused: {
    active: ['isotretinoin', 'semaglutide'],
    form: ['injection'],
    directions: ['inject'],
    species: ['cow', 'hen', 'pig', 'cattle'],
  },
  pets: ['guinea pig', 'cattle dog'],
};

export const labels: TextLabels = {
  compound: 'Compound',
  form: 'Form',
  base: 'Base',
  anyBase: 'any',
  without: 'Leave out',
  species: 'Species',
  age: 'Age',
  weight: 'Weight',
  flavor: 'Flavor',
  noXylitol: 'No xylitol',
  need: 'Reason',
  delivery: 'Delivery',
  deliveries: { home: 'home', pickup: 'pickup', clinic: 'clinic', ask: 'ask' },
  seeNotes: 'Compound, see notes',
};

export const limits: FieldLimits = { drug: 105, directions: 140, notes: 210 };

/** Prescribers can type or paste anything, including markup and non-Latin text. */
const anyText = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).map((text) => text.replaceAll('\r', '').trim());

const anyActive = fc.record({
  name: anyText(maxActiveLengths.active),
  strength: anyText(maxActiveLengths.strength),
  unit: anyText(maxActiveLengths.unit),
});

const anyTexts = Object.fromEntries(
  Object.entries(maxLengths).map(([name, maxLength]) => [name, anyText(maxLength)]),
) as Record<TextName, fc.Arbitrary<string>>;

export const anyEntries: fc.Arbitrary<Entries> = fc
  .record({
    patient: fc.constantFrom(undefined, 'person', 'animal'),
    actives: fc.array(anyActive, { minLength: initialRows, maxLength: maxRows }),
    texts: fc.record({
      ...anyTexts,
      'weight-unit': fc.constantFrom('', ...choices.weightUnits),
    }),
    without: fc.subarray([...choices.without]),
    formulaInNotes: fc.boolean(),
    delivery: fc.constantFrom(undefined, ...deliveries),
  })
  .map((entries) => {
    const isAnimal = entries.patient === 'animal';
    const delivery = entries.delivery === 'clinic' && !isAnimal ? undefined : entries.delivery;
    return entries.patient === 'person'
      ? { ...entries, texts: { ...entries.texts, species: '' }, delivery }
      : { ...entries, delivery };
  });

/** A browser submits the form with these parameters. */
export function toParams(entries: Entries) {
  const { patient = '', delivery = '', actives, texts, without, formulaInNotes } = entries;
  const params = new URLSearchParams({ ...texts, patient, delivery, rows: String(actives.length) });
  for (const [index, { name, strength, unit }] of actives.entries()) {
    params.set(`active-${index + 1}`, name);
    params.set(`strength-${index + 1}`, strength);
    params.set(`unit-${index + 1}`, unit);
  }
  params.set('directions', texts.directions.replaceAll('\n', '\r\n'));
  params.set('need', texts.need.replaceAll('\n', '\r\n'));
  for (const choice of without) params.append('without', choice);
  if (formulaInNotes) params.set('formula-in-notes', 'yes');
  return params;
}
