import { chosenLimit } from '#library/prescription/compose.ts';
import {
  type Entries,
  isEmpty,
  longest,
  longestOfActive,
  type TextName,
} from '#library/prescription/entries.ts';

/** What can be wrong with one field; the words stand in content/. */
export type ProblemKind =
  | 'tooLong'
  | 'noActive'
  | 'nakedPoint'
  | 'trailingZero'
  | 'riskyUnit'
  | 'notCount'
  | 'notWeight'
  | 'noWeight'
  | 'notLimit';

export interface Problem {
  kind: ProblemKind;
  /** What its words name in braces. */
  values: Readonly<Record<string, string>>;
}

/** What is wrong, by the name of the field. The first that is found counts. */
export function problemsIn(entries: Entries): ReadonlyMap<string, Problem> {
  const found = new Map<string, Problem>();
  const note = (field: string, kind: ProblemKind, values: Problem['values'] = {}) => {
    if (!found.has(field)) found.set(field, { kind, values });
  };
  const checkLength = (field: string, text: string, most: number) => {
    const count = [...text].length;
    if (count > most) note(field, 'tooLong', { most: String(most), count: String(count) });
  };
  for (const [index, active] of entries.actives.entries()) {
    const place = index + 1;
    checkLength(`active-${place}`, active.name, longestOfActive.active);
    checkLength(`strength-${place}`, active.strength, longestOfActive.strength);
    checkLength(`unit-${place}`, active.unit, longestOfActive.unit);
    if (active.name === '' && !isEmpty(active)) note(`active-${place}`, 'noActive');
    const strength = riskInNumber(active.strength);
    if (strength) note(`strength-${place}`, strength);
    if (riskyUnit.test(active.unit)) note(`unit-${place}`, 'riskyUnit');
  }
  const { texts } = entries;
  if (!/^\d{0,2}$/.test(texts.refills)) note('refills', 'notCount');
  if (texts.weight !== '' && !weight.test(texts.weight)) note('weight', 'notWeight');
  if (texts.weight === '' && texts['weight-unit'] !== '') note('weight', 'noWeight');
  for (const name of ['limit-drug', 'limit-directions', 'limit-notes'] as const) {
    if (texts[name] !== '' && chosenLimit(texts[name]) === undefined) note(name, 'notLimit');
  }
  for (const [name, text] of textsOf(entries)) checkLength(name, text, longest[name]);
  return found;
}

/** What a complete prescription still needs: which entry, and the field that it goes into. */
export interface Missing {
  what: MissingName;
  field: string;
  /** The active that it belongs to. */
  active?: string;
}

export type MissingName =
  | 'active'
  | 'strength'
  | 'unit'
  | 'form'
  | 'quantity'
  | 'directions'
  | 'refills'
  | 'need'
  | 'species'
  | 'weight'
  | 'weight-unit';

export function missingIn(entries: Entries): Missing[] {
  const { actives, texts, noXylitol } = entries;
  const isAnimal =
    noXylitol || [texts.species, texts.weight, texts['weight-unit'], texts.flavor].some(Boolean);
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
    ...always.filter((name) => texts[name] === '').map((name) => ({ what: name, field: name })),
    ...(isAnimal ? ofAnimal : [])
      .filter((name) => texts[name] === '')
      .map((name) => ({ what: name, field: name })),
    ...(texts.weight !== '' && texts['weight-unit'] === ''
      ? [{ what: 'weight-unit', field: 'weight-unit' } as const]
      : []),
  ];
}

function textsOf({ texts }: Entries): [TextName, string][] {
  const names = Object.keys(longest).filter((name): name is TextName => name in texts);
  return names.map((name) => [name, texts[name]]);
}

const weight = /^\d{1,5}(?:\.\d{1,2})?$/;

/** Signs that are misread: µg as mg, U as 0, IU as IV, cc as 00. */
const riskyUnit = /(?<!\p{L})(?:[µμ]g|ug|U|IU|cc)(?!\p{L})/iu;

/** `.5` is misread as 5, and `5.0` as 50. */
function riskInNumber(strength: string): 'nakedPoint' | 'trailingZero' | undefined {
  if (/(?<!\d)\.\d/.test(strength)) return 'nakedPoint';
  if (/\d\.\d*0(?!\d)/.test(strength)) return 'trailingZero';
  return undefined;
}
