import { type compose, composedNames } from '#library/prescription/compose.ts';
import {
  type Entries,
  maxActiveLengths,
  maxLengths,
  type TextName,
  textNames,
} from '#library/prescription/entries.ts';
import { checkActives, checkForm } from '#library/prescription/formula-problems.ts';
import { checkDangers, checkPatient, isPersonal } from '#library/prescription/patient-problems.ts';
import {
  escapePattern,
  findTerm,
  findWord,
  type Terms,
  toPattern,
  wordPattern,
} from '#library/prescription/terms.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

type FieldKind = TextName | keyof typeof maxActiveLengths;

export type ProblemKind = keyof ComposerText['problems'];

export interface Problem {
  kind: ProblemKind;
  values: Readonly<Record<string, string>>;
}

export type Checks = ComposerText['checks'];

const formats: Partial<Record<FieldKind, [ProblemKind, RegExp]>> = {
  active: ['strengthInName', /^(?!.*\d\s*(?:%|m?c?g\b))/is],
  // A comma is fine in 5,000, but 0,05 can be read as 005.
  strength: ['notStrength', /^(?=.*[1-9])(?!-|0[\d,])(?!.*\d[ e/]\d)(?!.*\d,(?!\d{3}(?!\d)))/s],
  quantity: [
    'noQuantityUnit',
    /^(?!-|\d+ *(?:day|week|month)s?$)(?!.*(?:\d[Ool]|(?<!\p{L})[Ol]\d)).*[1-9].*\p{L}/su,
  ],
  supply: ['notDays', /^[1-9]\d{0,2}$/],
  refills: ['notCount', /^\d{1,4}$/],
  age: ['noAgeUnit', /\p{L}/u],
  weight: ['notWeight', /^(?=.*[1-9])\d{0,5}(?:\.\d{1,3})?$/],
  'limit-drug': ['notLimit', /^[1-9]\d{0,4}$/],
  'limit-directions': ['notLimit', /^[1-9]\d{0,4}$/],
  'limit-notes': ['notLimit', /^[1-9]\d{0,4}$/],
};

const range = /\d\s*(?:%|m?c?g|mL)?\s*(?:-|–|\bto\b|\bor\b)\s*\d/i;

export type Report = (field: string, kind: ProblemKind, values?: Problem['values']) => void;

/** `sameActives` lists the names of each active in lowercase, with hyphens for spaces. */
export function findEntryProblems(
  entries: Entries,
  checks: Checks,
  sameActives: readonly Terms[],
): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  const report: Report = (field, kind, values = {}) => {
    if (!problems.has(field)) problems.set(field, { kind, values });
  };
  const { texts } = entries;
  checkDangers(entries, checks, report);
  for (const { field, kind, text, limit } of listFields(entries)) {
    if (text === '') continue;
    if (isPersonal(text, checks)) report(field, 'personal');
    if (kind === 'strength' && range.test(text)) report(field, 'strengthRange');
    if (kind === 'quantity' && range.test(text)) report(field, 'quantityRange');
    const [problem, pattern] = formats[kind] ?? [];
    if (problem && !pattern?.test(text)) report(field, problem);
    const count = [...text].length;
    if (count > limit) report(field, 'tooLong', { most: String(limit), count: String(count) });
    // People misread `.5` as 5 and `5.0` as 50.
    if (/(?<!\d)\.\d/.test(text)) report(field, 'nakedPoint');
    if (/\d\.\d*0(?!\d)/.test(text)) report(field, 'trailingZero');
    for (const [abbreviation, instead] of Object.entries(checks.abbreviations)) {
      const match = findWord(text, [...abbreviation].map(escapePattern).join('\\.?'));
      if (match) report(field, 'abbreviation', { typed: match, instead });
    }
    if (kind === 'directions' && isVague(text, checks)) report(field, 'vague');
    if (kind === 'need' && isWeakReason(text, checks.weakReasons)) report(field, 'weakReason');
    if (isRejected(kind, text, checks)) report(field, 'refused');
    const isIngredient = ['active', 'base', 'flavor'].includes(kind);
    const hasXylitol = isIngredient && findTerm(text, checks.xylitol);
    if (entries.patient === 'animal' && hasXylitol) report(field, 'hasXylitol');
  }
  checkActives(entries, checks, sameActives, report);
  checkForm(entries, checks, report);
  const container = findTerm(texts.quantity, checks.containers);
  if (container && !/\d\s*(?:g|grams?|mL|oz)\b/i.test(texts.quantity)) {
    report('quantity', 'noContents', { container });
  }
  const [refills, supply] = [Number(texts.refills), Number(texts.supply)];
  for (const { mostRefills } of findControlled(entries, checks)) {
    if (!mostRefills) continue;
    if (refills > mostRefills || refills * supply > 120) report('refills', 'controlledRefills');
  }
  if (supply > 365) report('supply', 'notDays');
  // A year is at most twelve fills for 31 days. A fill without a supply counts as 28 days.
  if ((refills + 1) * (supply || 28) > 12 * 31) report('refills', 'tooManyRefills');
  checkPatient(entries, checks, report);
  return problems;
}

/** Adds the limits of e-prescribing fields, which a fax sheet doesn't have. */
export function findProblems(
  entries: Entries,
  checks: Checks,
  sameActives: readonly Terms[],
  composedTexts: ReturnType<typeof compose>,
): ReadonlyMap<string, Problem> {
  const problems = findEntryProblems(entries, checks, sameActives);
  const { over, limit } = composedTexts.directions;
  const isStricter = over > 0 && limit < maxLengths.directions;
  // Otherwise directions of the form's length would still be too long for the system.
  if (isStricter && problems.get('directions')?.kind === 'tooLong') problems.delete('directions');
  const overLimits = composedNames
    .filter((name) => composedTexts[name].over > 0)
    .map((name): [string, Problem] => {
      const { over, limit } = composedTexts[name];
      const values = { over: String(over), limit: String(limit) };
      return [name === 'directions' ? name : `limit-${name}`, { kind: 'overLimit', values }];
    });
  return new Map([...overLimits, ...problems]);
}

export const findActives = ({ actives }: Entries, names: Terms) =>
  actives.map(({ name }) => name).filter((name) => findTerm(name, names));

export const findControlled = ({ actives }: Entries, { controlled }: Checks) =>
  actives.flatMap(({ name }) =>
    controlled
      .filter(({ names }) => findTerm(name, names))
      .map(({ schedule, mostRefills }) => ({ active: name, schedule, mostRefills })),
  );

export function findMixedUnits({ actives }: Entries): string[] {
  const units = new Set(actives.map(({ unit }) => unit).filter(Boolean));
  return units.size > 1 ? [...units] : [];
}

function listFields({ actives, texts }: Entries) {
  const activeFields = actives.flatMap(({ name, strength, unit }, index) => {
    const entries = [
      ['active', name],
      ['strength', strength],
      ['unit', unit],
    ] as const;
    return entries.map(([kind, text]) => {
      return { field: `${kind}-${index + 1}`, kind, text, limit: maxActiveLengths[kind] };
    });
  });
  const textFields = textNames.map((kind) => {
    return { field: kind, kind, text: texts[kind], limit: maxLengths[kind] };
  });
  return [...activeFields, ...textFields];
}

function isRejected(kind: FieldKind, text: string, { refused, pets }: Checks): boolean {
  if (kind === 'active') return !!findTerm(text, [...refused.active, ...refused.form]);
  if (kind === 'species')
    return !!findTerm(text.replace(wordPattern(toPattern(pets)), ''), refused.species);
  return (kind === 'form' || kind === 'directions') && !!findTerm(text, refused[kind]);
}

/** Directions have to say how often. */
const isVague = (directions: string, { vague, often }: Checks) =>
  !!findTerm(directions, vague) || !findTerm(directions, often);

/** A weak reason is a single word, or one of these phrases with at most one other word that matters. */
function isWeakReason(reason: string, phrases: Terms): boolean {
  if (!reason.includes(' ')) return true;
  const rest = reason.replace(wordPattern(toPattern(phrases)), ' ');
  const otherWords = rest.replace(fillerWords, ' ').match(/[\p{L}-]{3,}/gu) ?? [];
  return rest !== reason && otherWords.length < 2;
}

const fillerWords =
  /\b(?:the|this|that|for|and|but|cannot|not|more|approved|wants|her|his|their|patient|client|owner|animal|pet|cat|dog|brand|name|product|medicine|one|single|cream)\b/gi;
