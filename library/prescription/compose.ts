import { type Active, type Entries, isEmpty } from '#library/prescription/entries.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

export type TextLabels = ComposerText['text'];

export interface ComposedText {
  text: string;
  /** Counts Unicode code points instead of UTF-16 units. */
  count: number;
  limit: number;
  over: number;
}

export const composedNames = ['drug', 'directions', 'notes'] as const;
export type ComposedName = (typeof composedNames)[number];

export type FieldLimits = Readonly<Record<ComposedName, number>>;

/** E-prescribing software has its own fields for quantity and refills, so the text omits them. */
export function compose(
  entries: Entries,
  labels: TextLabels,
  defaults: FieldLimits,
): Record<ComposedName, ComposedText> {
  const { texts, formulaInNotes } = entries;
  const formula = composeFormula(entries, labels);
  const notes = composeNotes(entries, labels);
  const isMoved = formulaInNotes && formula !== '';
  const getLimit = (name: ComposedName) => parseLimit(texts[`limit-${name}`]) ?? defaults[name];
  return {
    drug: limitText(isMoved ? labels.seeNotes : formula, getLimit('drug')),
    directions: limitText(texts.directions, getLimit('directions')),
    notes: limitText(isMoved ? joinSentences([formula, notes]) : notes, getLimit('notes')),
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

function composeFormula({ actives, texts }: Entries, labels: TextLabels): string {
  const ingredients = actives
    .filter((active) => !isEmpty(active))
    .map((active) => [active.name, formatAmount(active)].filter(Boolean).join(' '));
  return joinSentences([
    addLabel(labels.compound, ingredients.join('; ')),
    addLabel(labels.form, texts.form),
    addLabel(labels.base, getBase(texts, labels)),
  ]);
}

function composeNotes({ texts, without, noXylitol }: Entries, labels: TextLabels): string {
  const omissions = [...without, texts['also-without']].filter(Boolean).join(', ');
  const weight = [texts.weight, texts['weight-unit']].filter(Boolean).join(' ');
  return joinSentences([
    addLabel(labels.without, omissions),
    addLabel(labels.species, texts.species),
    addLabel(labels.age, texts.age),
    addLabel(labels.weight, weight),
    addLabel(labels.flavor, texts.flavor),
    noXylitol ? labels.noXylitol : '',
    addLabel(labels.need, texts.need),
  ]);
}

const addLabel = (label: string, value: string) => (value === '' ? '' : `${label}: ${value}`);
const joinSentences = (texts: readonly string[]) => texts.filter(Boolean).join('. ');

function limitText(text: string, limit: number): ComposedText {
  const count = [...text].length;
  return { text, count, limit, over: Math.max(0, count - limit) };
}
