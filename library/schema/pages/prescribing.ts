import { z } from 'zod';
import { noticeFields, sources } from '#library/schema/review.ts';
import {
  callToAction,
  decimal,
  describedRow,
  link,
  nextStep,
  pageBase,
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
/** In kilograms. */
const weight = decimal(0, 2000);
/** E-prescribing software limits the length of its fields. */
const fieldLimit = wholeNumber(20, 10_000);

const composer = plainHead.extend({
  groups: textGroup('patient', 'actives', 'preparation', 'without', 'need', 'delivery', 'limits'),
  fields: z.strictObject({
    active: template('number'),
    strength: template('number'),
    unit: template('number'),
    ...textGroup('form', 'base', 'quantity', 'refills', 'directions', 'also-without', 'need').shape,
    ...textGroup('supply', 'species', 'age', 'weight', 'weight-unit', 'flavor').shape,
    ...textGroup('formulaInNotes', 'limit-drug', 'limit-directions', 'limit-notes').shape,
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
  ...textGroup('add', 'write', 'sheet', 'blank', 'again', 'undo', 'cleared').shape,
  other: template('actives'),
  restored: textGroup('title', 'text'),
  kept: textGroup('title', 'text'),
  text: z
    .strictObject({
      ...textGroup('compound', 'form', 'base', 'anyBase', 'without', 'species', 'age').shape,
      ...textGroup('weight', 'flavor', 'noXylitol', 'need', 'delivery', 'seeNotes').shape,
      deliveries: textGroup('home', 'pickup', 'clinic', 'ask'),
    })
    .describe('the label before each entry in the generated text'),
  written: textGroup('title', 'lead').extend({
    names: textGroup('drug', 'directions', 'notes'),
    empty: text,
    count: template('count', 'limit'),
    countOnly: template('count').describe('if no limit applies'),
    ...textGroup('move', 'own', 'quantity', 'supply', 'refills', 'elsewhere', 'wrong').shape,
    flagged: template('fields').describe('shown above generated text that has mistakes'),
    status: template('wrong', 'missing').describe('for screen readers'),
    ...textGroup('link', 'linkContains').shape,
  }),
  notes: textGroup('title', 'clinic').extend({
    controlled: template('active', 'schedule'),
    mixedUnits: template('units'),
    callFirst: template('active'),
  }),
  send: textGroup('title', 'later', 'electronic', 'fax', 'questions', 'phone', 'call', 'write'),
  missing: textGroup('title', 'none', 'patient', 'active', 'supply', 'weight').extend({
    strength: template('active'),
    ...textGroup('form', 'quantity', 'directions', 'refills', 'need', 'species', 'age').shape,
  }),
  problems: z.strictObject({
    tooLong: template('most', 'count'),
    overLimit: template('over', 'limit'),
    deadly: template('active', 'animal'),
    whichSpecies: template('active'),
    ...textGroup('refused', 'personal', 'hasXylitol', 'noActive', 'sameActive').shape,
    ...textGroup('strengthInName', 'strengthRange', 'notStrength', 'nakedPoint').shape,
    ...textGroup('trailingZero', 'noUnit', 'unitInStrength', 'severalUnits', 'perWhat').shape,
    abbreviation: template('typed', 'instead'),
    noContents: template('container'),
    shareOfWhat: template('unit', 'form'),
    otherBase: template('base', 'form'),
    overWhole: template('most'),
    notCounted: template('form'),
    notApplied: template('form'),
    otherForm: template('typed', 'form'),
    ...textGroup('noQuantityUnit', 'quantityRange', 'vague', 'weakReason', 'notCount').shape,
    ...textGroup('controlledRefills', 'tooManyRefills', 'notWeight', 'unlikely').shape,
    ...textGroup('noWeightUnit', 'noAgeUnit', 'notLimit', 'notDays').shape,
  }),
  refusedLink: link,
  checks: z
    .strictObject({
      abbreviations: z
        .record(text, text)
        .describe('abbreviations that are often misread, each with its replacement'),
      vague: choices.describe('directions that are too vague'),
      often: choices.describe('words that say how often to use a medicine'),
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
      weights: z
        .record(text, z.strictObject({ least: weight, most: weight }))
        .describe('other weights must be a mistake'),
      wrongRoutes: z
        .array(z.strictObject({ forms: choices, words: choices }))
        .describe('words in the directions that do not fit a form'),
      containers: choices.describe('they need an amount too'),
      xylitol: choices.describe('its names, because no animal may get it'),
      dangers: z
        .array(z.strictObject({ species: choices, actives: choices }))
        .describe('actives that can kill a species; messages use the first name of the species'),
      otherSpecies: choices.describe('anything else may be a breed of a species in `dangers`'),
      personal: z
        .strictObject({ identifiers: choices, titles: choices, labels: choices })
        .describe('words before a name or a birth date; after a label, the name is capitalized'),
      pets: choices.describe('pets with a food animal in their name, such as guinea pig'),
    })
    .describe('words the checks look for, upper or lower case, singular or plural'),
});
export type ComposerText = z.infer<typeof composer>;

export const prescribingSchema = pageBase.extend({
  head: textGroup('title', 'lead', 'back'),
  identifiers: plainHead,
  composer,
  needs: plainHead.extend({ lists: z.array(titledList.extend({ sources })).min(1) }),
  reason: plainHead.extend({ enough: titledList, short: titledList, sources }),
  handling: richHead.extend({
    rows: z.array(describedRow('how you handle it, as stated by your pharmacist-in-charge')),
  }),
  refused: richHead,
  rules: plainHead.extend({ rows: z.array(richRow.extend({ sources })).min(1) }),
  call: callToAction,
  sheet: z.strictObject({
    search: searchEntry,
    ...textGroup('back', 'title', 'lead', 'print', 'controlled', 'to', 'from').shape,
    patient: titledList.extend({ person: choices, animal: choices }),
    prescriber: titledList,
    ...textGroup('medicine', 'active', 'strength', 'purpose', 'signature', 'date').shape,
    ...textGroup('flagged', 'private').shape,
    next: nextStep,
  }),
  ...noticeFields(),
});
