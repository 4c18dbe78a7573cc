import { z } from 'zod';
import { getInlineText } from '#library/markdown/text.ts';
import { getReadingGrade, maxGrade } from '#library/review/reading-grade.ts';
import { learnSlug } from '#library/schema/pages/learn.ts';
import {
  checkPageReview,
  noticeFields,
  pageReviewFields,
  sourcedReviewFields,
  sources,
} from '#library/schema/review.ts';
import {
  callLinks,
  drawingName,
  limitDescription,
  nextStep,
  pageBase,
  pageTitle,
  plainHead,
  rejectDuplicates,
  richRow,
  richText,
  tabId,
  template,
  text,
  textGroup,
  titledText,
} from '#library/schema/values.ts';

export const defaultDrawing = 'vessels';

/** Each name is a file in app/pages/your-medicine/drawings. */
export const medicineDrawings = [
  defaultDrawing,
  'cream',
  'foam',
  'capsule',
  'troche',
  'liquid',
  'suppository',
  'applicator',
  'rinse',
  'chew',
  'pet-capsule',
  'pet-liquid',
  'pet-paste',
  'ear-gel',
] as const;

export type MedicineDrawing = (typeof medicineDrawings)[number];

const description = limitDescription(text).describe(
  'One or two sentences, shown below the title and in search results.',
);

/** More than six don't fit on a printed page. */
const instructions = z.array(richText).min(1).max(6);

export const careList = z.strictObject({
  title: text.refine((title) => title.endsWith(' if:'), {
    error: 'must be an action that ends in “if:”. Write it like “Call us if:”',
  }),
  items: z.array(text).min(1).max(5),
});

const card = z
  .strictObject({
    slug: learnSlug.refine(
      (slug) => !['sheet', 'label'].includes(slug),
      'is used by another page. Use a different one',
    ),
    title: pageTitle,
    patient: z.enum(['person', 'animal'], { error: 'must be person or animal' }),
    description,
    drawing: drawingName(medicineDrawings).default(defaultDrawing),
    use: instructions.describe('How to use it, step by step.'),
    keep: instructions.describe('How to store it.'),
    cover: instructions.describe('What to wash or cover to protect other people.'),
    discard: instructions.describe('When to throw it away.'),
    emergency: careList,
    call: careList.meta({ title: 'When to call' }),
    ...sourcedReviewFields,
  })
  .superRefine((values, context) => {
    checkPageReview(values, context);
    const { use, keep, cover, discard } = values;
    const lines = [...use, ...keep, ...cover, ...discard].map(getInlineText);
    checkReadingGrade([values.description, ...lines], context);
  });

const sheet = z
  .strictObject({
    slug: learnSlug,
    title: pageTitle,
    description,
    parts: z
      .array(
        z.strictObject({
          title: text,
          marks: z
            .enum(['box', 'line'], { error: 'must be box or line' })
            .describe('box: a checkbox. line: space to write.'),
          items: z.array(text).min(1).max(8),
        }),
      )
      .min(1),
    ...sourcedReviewFields,
  })
  .superRefine((values, context) => {
    checkPageReview(values, context);
    checkReadingGrade([values.description, ...values.parts.flatMap(({ items }) => items)], context);
  });

export const medicineSchema = z
  .strictObject({ cards: z.array(card).min(1), sheets: z.array(sheet).min(1) })
  .superRefine((lists, context) => {
    for (const listName of ['cards', 'sheets'] as const) {
      const slugs = lists[listName].map(({ slug }) => slug);
      const message = 'is already taken. Use a different one';
      rejectDuplicates(context, slugs, (index) => [listName, index, 'slug'], message);
    }
  });

/** Readers may be sick or in a hurry, so the text must be easy to read. */
function checkReadingGrade(sentences: readonly string[], context: z.RefinementCtx) {
  const grade = getReadingGrade(sentences.join('\n'));
  if (grade === null || grade <= maxGrade) return;
  context.addIssue(
    `has a reading grade of ${grade.toFixed(1)}. Use shorter words and sentences to get to ${maxGrade} or less`,
  );
}

const topic = z.strictObject({
  id: tabId,
  title: text,
  lead: text,
  rows: z.array(richRow).min(1),
  sources,
});
export type MedicineTopic = z.infer<typeof topic>;

export const yourMedicineSchema = pageBase
  .extend({
    forms: textGroup('person', 'animal'),
    toContents: text,
    contents: text,
    atHome: z.array(topic).min(1),
    ill: topic.extend({ emergency: careList, call: careList.meta({ title: 'When to call' }) }),
    household: topic,
    atTheEnd: z.array(topic).min(1),
    sheets: plainHead,
    reminder: textGroup('title', 'lead', 'label', 'button', 'event', 'details', 'soon').extend({
      done: template('date'),
    }),
    emergency: richText,
    call: z.strictObject({ title: text, lead: text, links: callLinks }),
    card: textGroup('back', 'call911', 'use', 'keep', 'cover', 'discard').extend({
      callAspca: textGroup('label', 'to'),
      poison: z.strictObject({ person: richText, animal: richText }),
      pregnancy: z.strictObject({ person: richText, animal: richText }),
      label: richText,
      others: text,
      next: nextStep,
      missing: titledText,
    }),
    sheet: z.strictObject({ back: text, print: text, next: nextStep, missing: titledText }),
    ...pageReviewFields,
    ...noticeFields(),
  })
  .superRefine(checkPageReview);

const labelPart = z.strictObject({
  id: tabId,
  name: text,
  value: text,
  text: text.describe('What it means, in a sentence or two.'),
  question: text.optional().describe('A question above the label that this part answers.'),
});
export type LabelPart = z.infer<typeof labelPart>;

export const medicineLabelSchema = pageBase
  .extend({
    ...textGroup('back', 'questions', 'example', 'close').shape,
    enlarged: template('name'),
    pharmacy: labelPart,
    patientArea: z
      .array(labelPart)
      .min(1)
      .describe('California gives these four at least half of the label, in this order.'),
    otherParts: z.array(labelPart).min(1),
    next: nextStep,
    ...sourcedReviewFields,
  })
  .superRefine((values, context) => {
    checkPageReview(values, context);
    const { pharmacy, patientArea, otherParts } = values;
    const texts = [pharmacy, ...patientArea, ...otherParts].map(({ text }) => text);
    checkReadingGrade(texts, context);
  });
