import { z } from 'zod';
import { noticeFields, sources } from '#library/schema/review.ts';
import {
  callToAction,
  describedRow,
  link,
  nextStep,
  plainHead,
  richHead,
  richRow,
  searchEntry,
  template,
  text,
  textGroup,
  titledList,
  wholeNumber,
} from '#library/schema/values.ts';

const choices = z.array(text).min(1);
/** E-prescribing software limits the length of its fields. */
const fieldLimit = wholeNumber(20, 10_000);

const composer = plainHead.extend({
  groups: textGroup('patient', 'actives', 'preparation', 'without', 'need', 'limits'),
  fields: z.strictObject({
    active: template('number'),
    strength: template('number'),
    unit: template('number'),
    form: text,
    base: text,
    quantity: text,
    refills: text,
    directions: text,
    'also-without': text,
    need: text,
    species: text,
    age: text,
    weight: text,
    'weight-unit': text,
    flavor: text,
    noXylitol: text,
    formulaInNotes: text,
    'limit-drug': text,
    'limit-directions': text,
    'limit-notes': text,
  }),
  hints: textGroup('patient', 'actives', 'need').extend({
    limits: template('drug', 'directions', 'notes').describe(
      'the default limits if a field is left empty',
    ),
  }),
  choices: z
    .strictObject({ units: choices, without: choices })
    .describe('suggestions in the form; prescribers can type anything else'),
  patients: textGroup('person', 'animal'),
  weightUnits: choices,
  usualLimits: z
    .strictObject({ drug: fieldLimit, directions: fieldLimit, notes: fieldLimit })
    .describe('the default maximum length of each field'),
  add: text,
  write: text,
  sheet: text,
  blank: text,
  again: text,
  undo: text,
  cleared: text,
  text: textGroup(
    'compound',
    'form',
    'base',
    'anyBase',
    'without',
    'species',
    'age',
    'weight',
    'flavor',
    'noXylitol',
    'need',
    'seeNotes',
  ).describe('the label before each entry in the generated text'),
  written: z.strictObject({
    title: text,
    lead: text,
    names: textGroup('drug', 'directions', 'notes'),
    empty: text,
    count: template('count', 'limit'),
    move: text,
    own: text,
    quantity: text,
    refills: text,
    elsewhere: text,
    wrong: text,
    flagged: template('fields').describe('shown above generated text that has mistakes'),
    status: template('wrong', 'missing').describe('for screen readers'),
    link: text,
    linkContains: text,
  }),
  notes: z.strictObject({
    title: text,
    controlled: template('active', 'schedule'),
    mixedUnits: template('units'),
  }),
  missing: textGroup('title', 'none', 'patient', 'active').extend({
    strength: template('active'),
    form: text,
    quantity: text,
    directions: text,
    refills: text,
    need: text,
    species: text,
    age: text,
    weight: text,
  }),
  problems: z.strictObject({
    tooLong: template('most', 'count'),
    overLimit: template('over', 'limit'),
    refused: text,
    noActive: text,
    strengthInName: text,
    notStrength: text,
    nakedPoint: text,
    trailingZero: text,
    abbreviation: template('typed', 'instead'),
    noUnit: text,
    perWhat: text,
    percentOfWhat: template('form'),
    otherBase: template('base', 'form'),
    notCounted: template('form'),
    notApplied: template('form'),
    noQuantityUnit: text,
    vague: text,
    weakReason: text,
    notCount: text,
    controlledRefills: text,
    notWeight: text,
    noWeight: text,
    noWeightUnit: text,
    noAgeUnit: text,
    notLimit: text,
  }),
  refusedLink: link,
  checks: z
    .strictObject({
      abbreviations: z
        .record(text, text)
        .describe('abbreviations that are often misread, each with its replacement'),
      vague: choices.describe('directions that are too vague'),
      weakReasons: choices.describe("reasons that aren't enough on their own"),
      forms: z
        .strictObject({ counted: choices, other: choices })
        .describe('the strength of a counted form is per unit, such as per capsule'),
      controlled: z
        .array(
          z.strictObject({
            schedule: text,
            mostRefills: wholeNumber(0, 12).optional(),
            names: choices,
          }),
        )
        .min(1),
      refused: z
        .strictObject({ active: choices, form: choices, directions: choices, species: choices })
        .describe("things we don't make, grouped by form field"),
      pets: choices.describe('pets with a food animal in their name, such as guinea pig'),
    })
    .describe('words the checks look for, upper or lower case, singular or plural'),
});
export type ComposerText = z.infer<typeof composer>;

export const prescribingSchema = z.strictObject({
  search: searchEntry,
  head: textGroup('title', 'lead', 'back'),
  identifiers: plainHead,
  composer,
  needs: plainHead.extend({ lists: z.array(titledList.extend({ sources })).min(1) }),
  reason: plainHead.extend({ enough: titledList, short: titledList, sources }),
  handling: richHead.extend({
    rows: z.array(describedRow('how you handle it, as stated by your pharmacist-in-charge')),
  }),
  refused: richHead,
  rules: plainHead.extend({
    rows: z.array(richRow.extend({ sources })).min(1),
  }),
  call: callToAction,
  sheet: z.strictObject({
    search: searchEntry,
    back: text,
    title: text,
    lead: text,
    print: text,
    to: text,
    from: text,
    patient: titledList.extend({ person: choices, animal: choices }),
    prescriber: titledList,
    medicine: text,
    active: text,
    strength: text,
    supply: text,
    purpose: text,
    signature: text,
    date: text,
    flagged: text,
    private: text,
    next: nextStep,
  }),
  ...noticeFields(),
});
