import { z } from 'zod';
import { noticeFields, sources } from '#library/schema/review.ts';
import {
  callWords,
  describedRow,
  headWords,
  link,
  nextStep,
  richHead,
  richRow,
  searchWords,
  template,
  titledList,
  wholeNumber,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const choices = z.array(words).min(1);
/** The maximum length of a field in e-prescribing software. */
const fieldLimit = wholeNumber(20, 10_000);

/** The text of the prescription form, which is also sent to the browser. */
const composer = headWords.extend({
  groups: wordGroup('patient', 'actives', 'preparation', 'without', 'need', 'limits'),
  fields: z.strictObject({
    active: template('number'),
    strength: template('number'),
    unit: template('number'),
    form: words,
    base: words,
    quantity: words,
    refills: words,
    directions: words,
    'also-without': words,
    need: words,
    species: words,
    age: words,
    weight: words,
    'weight-unit': words,
    flavor: words,
    noXylitol: words,
    formulaInNotes: words,
    'limit-drug': words,
    'limit-directions': words,
    'limit-notes': words,
  }),
  hints: wordGroup('patient', 'actives').extend({
    limits: template('drug', 'directions', 'notes').describe(
      'the default limits if a field is left empty',
    ),
  }),
  choices: z
    .strictObject({ units: choices, without: choices })
    .describe('what the form suggests; anything else may be typed'),
  patients: wordGroup('person', 'animal'),
  weightUnits: choices,
  usualLimits: z
    .strictObject({ drug: fieldLimit, directions: fieldLimit, notes: fieldLimit })
    .describe('the default maximum length of each field'),
  add: words,
  write: words,
  sheet: words,
  blank: words,
  again: words,
  undo: words,
  cleared: words,
  text: wordGroup(
    'compound',
    'form',
    'base',
    'without',
    'species',
    'age',
    'weight',
    'flavor',
    'noXylitol',
    'need',
    'seeNotes',
  ).describe('the label before each entry in the texts'),
  written: z.strictObject({
    title: words,
    lead: words,
    names: wordGroup('drug', 'directions', 'notes'),
    empty: words,
    count: template('count', 'limit'),
    over: template('over', 'limit'),
    move: words,
    own: words,
    quantity: words,
    refills: words,
    elsewhere: words,
    wrong: words,
    flagged: template('fields').describe('shown before a text that has mistakes'),
    status: template('wrong', 'missing').describe('for screen readers'),
    link: words,
    linkContains: words,
  }),
  notes: z.strictObject({
    title: words,
    controlled: template('active', 'schedule'),
    mixedUnits: template('units'),
  }),
  missing: wordGroup('title', 'none', 'patient', 'active').extend({
    strength: template('active'),
    unit: template('active'),
    form: words,
    quantity: words,
    directions: words,
    refills: words,
    need: words,
    species: words,
    weight: words,
    'weight-unit': words,
  }),
  problems: z.strictObject({
    tooLong: template('most', 'count'),
    refused: words,
    noActive: words,
    nakedPoint: words,
    trailingZero: words,
    abbreviation: template('typed', 'instead'),
    perWhat: words,
    percentOfWhat: template('form'),
    otherBase: template('base', 'form'),
    noQuantityUnit: words,
    vague: words,
    weakReason: words,
    notCount: words,
    controlledRefills: words,
    notWeight: words,
    noWeight: words,
    notLimit: words,
  }),
  refusedLink: link,
  checks: z
    .strictObject({
      abbreviations: z
        .record(words, words)
        .describe('abbreviations that are misread, and what to write instead'),
      vague: choices.describe('directions that are too vague'),
      weakReasons: choices.describe("reasons that aren't enough on their own"),
      forms: z
        .strictObject({ counted: choices, other: choices })
        .describe('a strength in a counted form is per piece, such as a capsule'),
      controlled: z
        .array(
          z.strictObject({
            schedule: words,
            mostRefills: wholeNumber(0, 12).optional(),
            names: choices,
          }),
        )
        .min(1),
      refused: z
        .strictObject({ active: choices, form: choices, directions: choices, species: choices })
        .describe("what we don't make, by the field"),
      pets: choices.describe('pets whose name contains that of a food animal'),
    })
    .describe('the words that the checks look for, in any case and in the plural too'),
});
export type ComposerWords = z.infer<typeof composer>;

export const prescribingSchema = z.strictObject({
  search: searchWords,
  head: wordGroup('title', 'lead', 'back'),
  identifiers: headWords,
  composer,
  needs: headWords.extend({ lists: z.array(titledList.extend({ sources })).min(1) }),
  reason: headWords.extend({ enough: titledList, short: titledList, sources }),
  handling: richHead.extend({
    rows: z.array(describedRow('how you handle it, as stated by your pharmacist-in-charge')),
  }),
  refused: richHead,
  rules: headWords.extend({
    rows: z.array(richRow.extend({ sources })).min(1),
  }),
  call: callWords,
  sheet: z.strictObject({
    search: searchWords,
    back: words,
    title: words,
    lead: words,
    print: words,
    to: words,
    from: words,
    patient: titledList,
    prescriber: titledList,
    medicine: words,
    active: words,
    strength: words,
    supply: words,
    purpose: words,
    signature: words,
    date: words,
    flagged: words,
    private: words,
    next: nextStep,
  }),
  ...noticeFields(),
});
