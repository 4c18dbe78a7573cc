import { amountOf } from '#library/prescription/compose.ts';
import {
  type Active,
  type Entries,
  isEmpty,
  maxActiveLengths,
  maxLengths,
  type TextName,
} from '#library/prescription/entries.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

type FieldKind = TextName | keyof typeof maxActiveLengths;

/** content/pages/prescribing.yaml has a message for each kind. */
export type ProblemKind = keyof ComposerWords['problems'];

export interface Problem {
  kind: ProblemKind;
  /** Values for the braces in the message. */
  values: Readonly<Record<string, string>>;
}

type Terms = readonly string[];

export type Checks = ComposerWords['checks'];

const shapes: Partial<Record<FieldKind, [ProblemKind, RegExp]>> = {
  quantity: ['noQuantityUnit', /\d.*\p{L}/su],
  refills: ['notCount', /^\d{1,2}$/],
  weight: ['notWeight', /^\d{1,5}(?:\.\d{1,2})?$/],
  'limit-drug': ['notLimit', /^[1-9]\d{0,4}$/],
  'limit-directions': ['notLimit', /^[1-9]\d{0,4}$/],
  'limit-notes': ['notLimit', /^[1-9]\d{0,4}$/],
};

/** The first problem of each field, by field name. */
export function problemsIn(entries: Entries, checks: Checks): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>();
  const note = (field: string, kind: ProblemKind, values: Problem['values'] = {}) => {
    if (!problems.has(field)) problems.set(field, { kind, values });
  };
  const { texts } = entries;
  for (const { field, kind, text, most } of fieldsOf(entries)) {
    if (text === '') continue;
    if (isRefused(kind, text, checks)) note(field, 'refused');
    const [problem, shape] = shapes[kind] ?? [];
    if (problem && !shape?.test(text)) note(field, problem);
    const count = [...text].length;
    if (count > most) note(field, 'tooLong', { most: String(most), count: String(count) });
    // `.5` is misread as 5, and `5.0` as 50.
    if (/(?<!\d)\.\d/.test(text)) note(field, 'nakedPoint');
    if (/\d\.\d*0(?!\d)/.test(text)) note(field, 'trailingZero');
    for (const [abbreviation, instead] of Object.entries(checks.abbreviations)) {
      const typed = findWord(text, [...abbreviation].map(escaped).join('\\.?'));
      if (typed) note(field, 'abbreviation', { typed, instead });
    }
    if (kind === 'directions' && findTerm(text, checks.vague)) note(field, 'vague');
    if (kind === 'need' && isWeak(text, checks.weakReasons)) note(field, 'weakReason');
  }

  const counted = findTerm(texts.form, checks.forms.counted);
  for (const [index, active] of entries.actives.entries()) {
    const place = index + 1;
    if (active.name === '' && !isEmpty(active)) note(`active-${place}`, 'noActive');
    if (counted && amountOf(active).includes('%')) {
      note(`unit-${place}`, 'percentOfWhat', { form: counted });
    }
    if (!counted && texts.form !== '' && isBareAmount(active)) note(`unit-${place}`, 'perWhat');
  }
  const forms = [...checks.forms.counted, ...checks.forms.other];
  const ofBase = forms.filter((form) => findTerm(texts.base, [form]));
  const ofForm = forms.filter((form) => findTerm(texts.form, [form]));
  if (ofBase.length > 0 && ofForm.length > 0 && !ofBase.some((form) => ofForm.includes(form))) {
    note('base', 'otherBase', { base: texts.base, form: texts.form });
  }
  const mostRefills = controlledIn(entries, checks).map((one) => one.mostRefills ?? 99);
  if (Number(texts.refills) > Math.min(99, ...mostRefills)) note('refills', 'controlledRefills');
  if (texts.weight === '' && texts['weight-unit'] !== '') note('weight', 'noWeight');
  return problems;
}

export const controlledIn = ({ actives }: Entries, { controlled }: Checks) =>
  actives.flatMap(({ name }) =>
    controlled
      .filter(({ names }) => findTerm(name, names))
      .map(({ schedule, mostRefills }) => ({ active: name, schedule, mostRefills })),
  );

/** The units of the actives, when they differ. */
export function mixedUnitsIn({ actives }: Entries): string[] {
  const units = new Set(actives.map(({ unit }) => unit).filter(Boolean));
  return units.size > 1 ? [...units] : [];
}

/** The entries that a complete prescription still needs, with their fields. */
export interface Missing {
  what: MissingName;
  field: string;
  active?: string;
}

export type MissingName = Exclude<keyof ComposerWords['missing'], 'title' | 'none'>;

export function missingIn(entries: Entries): Missing[] {
  const { actives, texts, noXylitol } = entries;
  const always = ['form', 'quantity', 'directions', 'refills', 'need'] as const;
  const ofAnimal = ['species', 'weight'] as const;
  const ofActives = actives.flatMap((active, index): Missing[] => {
    if (active.name === '') return [];
    const missing = (what: 'strength' | 'unit'): Missing => ({
      what,
      field: `${what}-${index + 1}`,
      active: active.name,
    });
    if (active.strength === '') return [missing('strength')];
    return active.unit === '' && /\d$/.test(active.strength) ? [missing('unit')] : [];
  });
  return [
    ...(actives.every(isEmpty) ? [{ what: 'active', field: 'active-1' } as const] : ofActives),
    ...[...always, ...(noXylitol || texts.species ? ofAnimal : [])]
      .filter((name) => texts[name] === '')
      .map((name) => ({ what: name, field: name })),
    ...(texts.weight !== '' && texts['weight-unit'] === ''
      ? [{ what: 'weight-unit', field: 'weight-unit' } as const]
      : []),
  ];
}

interface Field {
  field: string;
  kind: FieldKind;
  text: string;
  most: number;
}

function fieldsOf({ actives, texts }: Entries): Field[] {
  const ofActives = actives.flatMap(({ name, strength, unit }, index) => {
    const parts = [
      ['active', name],
      ['strength', strength],
      ['unit', unit],
    ] as const;
    return parts.map(([kind, text]) => {
      return { field: `${kind}-${index + 1}`, kind, text, most: maxActiveLengths[kind] };
    });
  });
  const names = Object.keys(maxLengths).filter((name): name is TextName => name in texts);
  return [
    ...ofActives,
    ...names.map((name) => ({
      field: name,
      kind: name,
      text: texts[name],
      most: maxLengths[name],
    })),
  ];
}

function isRefused(kind: FieldKind, text: string, { refused, pets }: Checks): boolean {
  if (kind === 'active') return !!findTerm(text, [...refused.active, ...refused.form]);
  if (kind === 'species')
    return !!findTerm(text.replace(wordPattern(anyOf(pets)), ''), refused.species);
  return (kind === 'form' || kind === 'directions') && !!findTerm(text, refused[kind]);
}

/** `5 mg` does not say in how much. `5%`, `5 mg/g` and `5 mg per 0.1 mL` do. */
function isBareAmount(active: Active): boolean {
  const amount = amountOf(active);
  return (
    !/\/|\bper\b/i.test(amount) &&
    /\d\s*(?:m?c?g|(?:micro|milli)?grams?|units?|mEq|mmol)$/i.test(amount)
  );
}

/** Whether a reason consists only of these phrases and small words. */
function isWeak(reason: string, phrases: Terms): boolean {
  const rest = reason.replace(wordPattern(anyOf(phrases)), ' ');
  return rest !== reason && (rest.match(/\p{L}{3,}/gu) ?? []).length < 2;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const anyOf = (terms: Terms) => `(?:${terms.map(escaped).join('|')})(?:e?s)?`;

/** Whole words only, and not the U in "U.S." */
const wordPattern = (source: string) => new RegExp(`(?<!\\p{L})${source}(?!\\.?\\p{L})`, 'giu');
const findWord = (text: string, source: string) => text.match(wordPattern(source))?.[0];
const findTerm = (text: string, terms: Terms) => findWord(text, anyOf(terms));
