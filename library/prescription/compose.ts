import { type Active, type Entries, isEmpty } from '#library/prescription/entries.ts';
import { findMissing } from '#library/prescription/missing.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

export type TextLabels = ComposerText['text'];

export const composedNames = ['drug', 'directions', 'notes'] as const;
export type ComposedName = (typeof composedNames)[number];

export type FieldLimits = Readonly<Record<ComposedName, number>>;

/** Omits quantity, supply and refills, which have their own fields in e-prescribing software. */
export function compose(entries: Entries, labels: TextLabels, defaults: FieldLimits) {
  const { texts, formulaInNotes, patient } = entries;
  const formula = composeFormula(entries, labels);
  const notes = composeNotes(entries, labels);
  const isMoved = formulaInNotes && formula !== '';
  const measure = (name: ComposedName, text: string) => {
    const ownLimit = parseLimit(texts[`limit-${name}`]);
    // Most vets fax or call, so only the limits that they enter can be exceeded.
    const isEnforced = ownLimit !== undefined || patient !== 'animal';
    return measureText(text, ownLimit ?? defaults[name], isEnforced);
  };
  return {
    drug: measure('drug', isMoved ? labels.seeNotes : formula),
    directions: measure('directions', texts.directions),
    notes: measure('notes', isMoved ? joinSentences([formula, notes]) : notes),
  };
}

/** Formats `0.5 mg/g` with a space, but `5%` without. */
export const formatAmount = ({ strength, unit }: Active) =>
  [strength, unit].filter(Boolean).join(unit.startsWith('%') ? '' : ' ');

export function parseLimit(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** Without a base in the prescription, we'd have to call the prescriber. */
export const getBase = ({ form, base }: Entries['texts'], { anyBase }: TextLabels) =>
  base === '' && form !== '' ? anyBase : base;

/** Shows the pharmacist that an entry is missing, so no one has to guess. */
const blank = '______';

function composeFormula({ actives, texts }: Entries, labels: TextLabels): string {
  const ingredients = actives
    .filter((active) => !isEmpty(active))
    .map(({ name, strength, unit }) =>
      [name, formatAmount({ name, strength: strength || blank, unit })].filter(Boolean).join(' '),
    );
  return joinSentences([
    addLabel(labels.compound, ingredients.join('; ')),
    addLabel(labels.form, texts.form || (ingredients.length > 0 ? blank : '')),
    addLabel(labels.base, getBase(texts, labels)),
  ]);
}

function composeNotes(entries: Entries, labels: TextLabels): string {
  const { patient, actives, texts, without, delivery } = entries;
  const missingNames = actives.every(isEmpty) ? [] : findMissing(entries).map(({ what }) => what);
  const getText = (name: 'species' | 'age' | 'weight' | 'need') =>
    texts[name] || (missingNames.includes(name) ? blank : '');
  const omissions = [...without, texts['also-without']].filter(Boolean).join(', ');
  const weight = getText('weight') && `${getText('weight')} ${texts['weight-unit']}`.trim();
  return joinSentences([
    addLabel(labels.without, omissions),
    addLabel(labels.species, getText('species')),
    addLabel(labels.age, getText('age')),
    addLabel(labels.weight, weight),
    addLabel(labels.flavor, texts.flavor),
    // The species may be a breed of dog, so this covers every animal.
    patient === 'animal' ? labels.noXylitol : '',
    addLabel(labels.need, getText('need')),
    addLabel(labels.delivery, delivery ? labels.deliveries[delivery] : ''),
  ]);
}

const addLabel = (label: string, value: string) => (value === '' ? '' : `${label}: ${value}`);
const joinSentences = (texts: readonly string[]) =>
  texts
    .filter(Boolean)
    .reduce((start, text) => (start ? `${start.replace(/\.?$/, '.')} ${text}` : text), '');

export type ComposedText = ReturnType<typeof measureText>;

/** Counts Unicode code points instead of UTF-16 units. */
function measureText(text: string, limit: number, isEnforced: boolean) {
  const count = [...text].length;
  return { text, count, limit, isEnforced, over: isEnforced ? Math.max(0, count - limit) : 0 };
}
