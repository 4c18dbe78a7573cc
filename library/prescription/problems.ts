import { type compose, composedNames, formatAmount } from '#library/prescription/compose.ts';
import {
  type Active,
  type Entries,
  isEmpty,
  maxActiveLengths,
  maxLengths,
  type TextName,
  textNames,
} from '#library/prescription/entries.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

type FieldKind = TextName | keyof typeof maxActiveLengths;

export type ProblemKind = keyof ComposerText['problems'];

export interface Problem {
  kind: ProblemKind;
  values: Readonly<Record<string, string>>;
}

type Terms = readonly string[];

export type Checks = ComposerText['checks'];

const formats: Partial<Record<FieldKind, [ProblemKind, RegExp]>> = {
  active: ['strengthInName', /^(?!.*\d\s*(?:%|m?c?g\b))/is],
  // A comma is fine in 5,000, but 0,05 can be read as 005.
  strength: ['notStrength', /^(?=.*[1-9])(?!-|0[\d,])(?!.*\d[ e/]\d)(?!.*\d,(?!\d{3}(?!\d)))/s],
  quantity: ['noQuantityUnit', /^(?!-)(?!.*(?:\d[Ool]|(?<!\p{L})[Ol]\d)).*[1-9].*\p{L}/su],
  supply: ['notDays', /^[1-9]\d{0,2}$/],
  refills: ['notCount', /^\d{1,2}$/],
  age: ['noAgeUnit', /\p{L}/u],
  weight: ['notWeight', /^(?=.*[1-9])\d{0,5}(?:\.\d{1,3})?$/],
  'limit-drug': ['notLimit', /^[1-9]\d{0,4}$/],
  'limit-directions': ['notLimit', /^[1-9]\d{0,4}$/],
  'limit-notes': ['notLimit', /^[1-9]\d{0,4}$/],
};

const range = /\d\s*(?:%|m?c?g|mL)?\s*(?:-|–|\bto\b|\bor\b)\s*\d/i;

const sharePattern = /^([\d,.]+)\s*(%|percent|mg\/g)/i;

const kilogramsIn: Readonly<Record<string, number>> = { kg: 1, lb: 0.4536, g: 0.001 };

/** Says how much is in a gram or milliliter, which doesn't tell how much is in one tablet. */
const shareOfPreparation = /%|(?:m?c?g|units?)\s*(?:\/|per\b)\s*[\d.,]*\s*(?:g|grams?|ml)\b/i;

type Report = (field: string, kind: ProblemKind, values?: Problem['values']) => void;

export function findEntryProblems(entries: Entries, checks: Checks): ReadonlyMap<string, Problem> {
  const problems = new Map<string, Problem>();
  const report: Report = (field, kind, values = {}) => {
    if (!problems.has(field)) problems.set(field, { kind, values });
  };
  const { texts } = entries;
  for (const { field, kind, text, limit } of listFields(entries)) {
    if (text === '') continue;
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
    if (entries.noXylitol && hasXylitol) report(field, 'hasXylitol');
  }
  checkActives(entries, checks, report);
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
  if (texts.weight !== '' && texts['weight-unit'] === '') report('weight', 'noWeightUnit');
  const kilograms = Number(texts.weight) * (kilogramsIn[texts['weight-unit']] ?? 0);
  for (const [name, { least, most }] of Object.entries(checks.weights)) {
    const applies = name === entries.patient || findTerm(texts.species, [name]);
    const isLikely = kilograms === 0 || (kilograms >= least && kilograms <= most);
    if (applies && !isLikely) report('weight', 'unlikelyWeight');
  }
  return problems;
}

function checkActives({ actives, texts }: Entries, checks: Checks, report: Report) {
  const countedForm = findTerm(texts.form, checks.forms.counted);
  const names = actives.map(({ name }) => name.toLowerCase());
  for (const [index, active] of actives.entries()) {
    const row = index + 1;
    if (active.name === '' && !isEmpty(active)) report(`active-${row}`, 'noActive');
    const isRepeated = names.indexOf(active.name.toLowerCase()) < index;
    if (active.name !== '' && isRepeated) report(`active-${row}`, 'sameActive');
    if (active.unit === '' && /\d$/.test(active.strength)) report(`unit-${row}`, 'noUnit');
    const [, share = '', unit = ''] = sharePattern.exec(formatAmount(active)) ?? [];
    const [most, mostText] = unit === 'mg/g' ? [1000, '1,000 mg/g'] : [100, '100%'];
    if (Number(share.replaceAll(',', '')) > most) {
      report(`strength-${row}`, 'overWhole', { most: mostText });
    }
    if (countUnits(`${active.strength} ${active.unit}`) > 1) {
      if (countUnits(active.strength) > 0) report(`strength-${row}`, 'unitInStrength');
      else report(`unit-${row}`, 'severalUnits');
    }
    const [shareUnit] = shareOfPreparation.exec(formatAmount(active)) ?? [];
    if (countedForm && shareUnit) {
      report(`unit-${row}`, 'shareOfWhat', { unit: shareUnit, form: countedForm });
    }
    if (!countedForm && texts.form !== '' && isBareAmount(active)) report(`unit-${row}`, 'perWhat');
  }
}

/** Finds a base, quantity or directions that don't fit the form. */
function checkForm({ texts }: Entries, checks: Checks, report: Report) {
  const countedForm = findTerm(texts.form, checks.forms.counted);
  if (countedForm) {
    const lacksForm = (text: string) => !findTerm(text, checks.forms.counted);
    if (/\d\s*(?:m?g|grams?|mL)\b/i.test(texts.quantity) && lacksForm(texts.quantity)) {
      report('quantity', 'notCounted', { form: countedForm });
    }
    if (/\bapply\b/i.test(texts.directions) && lacksForm(texts.directions)) {
      report('directions', 'notApplied', { form: countedForm });
    }
  } else if (texts.form !== '') {
    for (const field of ['quantity', 'directions'] as const) {
      const count = `(?:\\d+|one|two)\\s+${toPattern(checks.forms.counted)}`;
      const typed = findWord(texts[field], count);
      if (typed) report(field, 'otherForm', { typed, form: texts.form });
    }
  }
  for (const { forms, words } of checks.wrongRoutes) {
    const typed = findTerm(texts.form, forms) && findTerm(texts.directions, words);
    if (typed) report('directions', 'otherForm', { typed, form: texts.form });
  }
  const forms = [...checks.forms.counted, ...checks.forms.other];
  const formsInBase = forms.filter((form) => findTerm(texts.base, [form]));
  const formsInForm = forms.filter((form) => findTerm(texts.form, [form]));
  if (formsInBase[0] && formsInForm[0] && !formsInBase.some((form) => formsInForm.includes(form))) {
    report('base', 'otherBase', { base: texts.base, form: texts.form });
  }
}

/** Separate from the other problems because a fax sheet has no limits. */
export const findOverLimits = (composedTexts: ReturnType<typeof compose>) =>
  composedNames
    .filter((name) => composedTexts[name].over > 0)
    .map((name): [string, Problem] => {
      const { over, limit } = composedTexts[name];
      const values = { over: String(over), limit: String(limit) };
      return [name === 'directions' ? name : `limit-${name}`, { kind: 'overLimit', values }];
    });

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

/** `5 mg` is incomplete, unlike `5%`, `5 mg/g` and `5 mg per 0.1 mL`. */
function isBareAmount(active: Active): boolean {
  const amount = formatAmount(active);
  return (
    !/\/|\bper\b/i.test(amount) &&
    /\d\s*(?:m?c?g|(?:micro|milli)?grams?|units?|mEq|mmol)$/i.test(amount)
  );
}

/** Counts `mg/mL` and `mg per 0.1 mL` as one unit. */
const countUnits = (amount: string) =>
  amount
    .replace(/(?:\/|\bper\b)\s*[\d.,]*\s*\p{L}+/giu, '')
    .match(/%|(?<!\p{L})(?:percent|m?c?g|ml|units?|meq|mmol)(?!\p{L})/giu)?.length ?? 0;

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

/** Many keyboards have only the straight apostrophe. */
const escapePattern = (text: string) =>
  text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll('’', "['’]?");
const toPattern = (terms: Terms) => `(?:${terms.map(escapePattern).join('|')})(?:e?s)?`;

/** Matches only whole words, and not the U in "U.S." */
const wordPattern = (source: string) => new RegExp(`(?<!\\p{L})${source}(?!\\.?\\p{L})`, 'giu');
const findWord = (text: string, source: string) => text.match(wordPattern(source))?.[0];
/** Checks for text first, because compiling the patterns for an empty form takes 20 ms. */
const findTerm = (text: string, terms: Terms) =>
  text === '' ? undefined : findWord(text, toPattern(terms));
