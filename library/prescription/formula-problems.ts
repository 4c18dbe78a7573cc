import { formatAmount } from '#library/prescription/compose.ts';
import { type Active, type Entries, isEmpty } from '#library/prescription/entries.ts';
import type { Checks, Report } from '#library/prescription/problems.ts';
import { findTerm, findWord, type Terms, toPattern } from '#library/prescription/terms.ts';

const sharePattern = /^([\d,.]+)\s*(%|percent|mg\/g)/i;

/** Says how much is in a gram or milliliter, which doesn't tell how much is in one tablet. */
const shareOfPreparation = /%|(?:m?c?g|units?)\s*(?:\/|per\b)\s*[\d.,]*\s*(?:g|grams?|ml)\b/i;

export function checkActives(
  { actives, texts }: Entries,
  checks: Checks,
  sameActives: readonly Terms[],
  report: Report,
) {
  const countedForm = findTerm(texts.form, checks.forms.counted);
  const names = actives.map(({ name }) => toKey(name));
  const isSame = (a: string, b: string) =>
    a === b || sameActives.some((each) => each.includes(a) && each.includes(b));
  for (const [index, active] of actives.entries()) {
    const row = index + 1;
    if (active.name === '' && !isEmpty(active)) report(`active-${row}`, 'noActive');
    const isRepeated = names.slice(0, index).some((name) => isSame(name, names[index] ?? ''));
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
export function checkForm({ texts }: Entries, checks: Checks, report: Report) {
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

/** `5 mg` is incomplete, unlike `5%`, `5 mg/g` and `5 mg per 0.1 mL`. */
function isBareAmount(active: Active): boolean {
  const amount = formatAmount(active);
  return (
    /(?:\/|\bper\b)[\s\d.,]*$/i.test(amount) ||
    (!/\/|\bper\b/i.test(amount) &&
      /\d\s*(?:m?c?g|(?:micro|milli)?grams?|units?|mEq|mmol)$/i.test(amount))
  );
}

/** Counts `mg/mL` and `mg per 0.1 mL` as one unit. */
const countUnits = (amount: string) =>
  amount
    .replace(/(?:\/|\bper\b)\s*[\d.,]*\s*\p{L}+/giu, '')
    .match(/%|(?<!\p{L})(?:percent|m?c?g|ml|units?|meq|mmol)(?!\p{L})/giu)?.length ?? 0;

const toKey = (name: string) => name.toLowerCase().replace(/\s/g, '-');
