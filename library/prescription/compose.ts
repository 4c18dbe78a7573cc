import { type Active, type Entries, isEmpty } from '#library/prescription/entries.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

export type TextLabels = ComposerWords['text'];

/** A text for one field of an e-prescribing system. */
export interface ComposedText {
  text: string;
  /** In characters, as a reader counts them. */
  count: number;
  limit: number;
  /** The number of characters over the limit. */
  over: number;
}

export const composedNames = ['drug', 'directions', 'notes'] as const;
export type WrittenName = (typeof composedNames)[number];

export type FieldLimits = Readonly<Record<WrittenName, number>>;

/** Leaves out quantity and refills, which have their own fields and could contradict them. */
export function compose(
  entries: Entries,
  labels: TextLabels,
  usual: FieldLimits,
): Record<WrittenName, ComposedText> {
  const { texts, formulaInNotes } = entries;
  const formula = formulaOf(entries, labels);
  const rest = notesOf(entries, labels);
  const moves = formulaInNotes && formula !== '';
  const limit = (name: WrittenName) => chosenLimit(texts[`limit-${name}`]) ?? usual[name];
  return {
    drug: toWritten(moves ? labels.seeNotes : formula, limit('drug')),
    directions: toWritten(texts.directions, limit('directions')),
    notes: toWritten(moves ? sentences([formula, rest]) : rest, limit('notes')),
  };
}

/** `0.5 mg/g`, but `5%`. */
export const amountOf = ({ strength, unit }: Active) =>
  [strength, unit].filter(Boolean).join(unit.startsWith('%') ? '' : ' ');

export function chosenLimit(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

function formulaOf({ actives, texts }: Entries, labels: TextLabels): string {
  const ingredients = actives
    .filter((active) => !isEmpty(active))
    .map((active) => [active.name, amountOf(active)].filter(Boolean).join(' '));
  return sentences([
    labeled(labels.compound, ingredients.join('; ')),
    labeled(labels.form, texts.form),
    labeled(labels.base, texts.base),
  ]);
}

function notesOf({ texts, without, noXylitol }: Entries, labels: TextLabels): string {
  const leftOut = [...without, texts['also-without']].filter(Boolean).join(', ');
  const weight = [texts.weight, texts['weight-unit']].filter(Boolean).join(' ');
  return sentences([
    labeled(labels.without, leftOut),
    labeled(labels.species, texts.species),
    labeled(labels.age, texts.age),
    labeled(labels.weight, weight),
    labeled(labels.flavor, texts.flavor),
    noXylitol ? labels.noXylitol : '',
    labeled(labels.need, texts.need),
  ]);
}

const labeled = (label: string, value: string) => (value === '' ? '' : `${label}: ${value}`);
const sentences = (parts: readonly string[]) => parts.filter(Boolean).join('. ');

function toWritten(text: string, limit: number): ComposedText {
  const count = [...text].length;
  return { text, count, limit, over: Math.max(0, count - limit) };
}
