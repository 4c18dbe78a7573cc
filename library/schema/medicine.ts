import { z } from 'zod';
import { inlineText } from '#library/markdown/text.ts';
import { maxGrade, readingGrade } from '#library/review/reading-grade.ts';
import { learnSlug } from '#library/schema/pages/learn.ts';
import {
  checkPageReview,
  noticeFields,
  pageReviewFields,
  sources,
} from '#library/schema/review.ts';
import {
  asDescription,
  callLinks,
  drawingName,
  headWords,
  nextStep,
  pageTitle,
  refuseRepeats,
  richRow,
  richWords,
  searchWords,
  tabId,
  template,
  titledWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';

/** The default drawing of a card. */
export const plainDrawing = 'vessels';

/** File names in app/pages/your-medicine/drawings. */
export const medicineDrawings = [
  plainDrawing,
  'cream',
  'foam',
  'capsule',
  'troche',
  'liquid',
  'chew',
  'pet-liquid',
  'ear-gel',
] as const;

export type MedicineDrawing = (typeof medicineDrawings)[number];

const description = asDescription(words).describe(
  'One or two sentences below the title and in search engines.',
);

/** More would not fit on one sheet of paper. */
const sentences = z.array(richWords).min(1).max(6);

export const careWords = z.strictObject({
  title: words.refine((title) => title.endsWith(' if:'), {
    error: 'is not an action. Write it like “Call us if:”',
  }),
  items: z.array(words).min(1).max(5),
});

const card = z
  .strictObject({
    slug: learnSlug.refine(
      (slug) => !['sheet', 'label'].includes(slug),
      'is taken by another page',
    ),
    title: pageTitle,
    patient: z.enum(['person', 'animal'], { error: "isn't a patient. Use person or animal" }),
    description,
    drawing: drawingName(medicineDrawings).default(plainDrawing),
    use: sentences.describe('How to use it, step by step.'),
    keep: sentences.describe('How to keep it.'),
    cover: sentences.describe('What to wash or cover to protect other people.'),
    discard: sentences.describe('When to throw it away.'),
    emergency: careWords,
    call: careWords,
    sources,
    ...pageReviewFields,
  })
  .superRefine((values, context) => {
    checkPageReview(values, context);
    const { use, keep, cover, discard } = values;
    checkGrade(
      [values.description, ...[use, keep, cover, discard].flat().map(inlineText)],
      context,
    );
  });

const sheet = z
  .strictObject({
    slug: learnSlug,
    title: pageTitle,
    description,
    parts: z
      .array(
        z.strictObject({
          title: words,
          marks: z
            .enum(['box', 'line'], { error: "isn't a mark. Use box or line" })
            .describe('box: something to tick off. line: room to write.'),
          items: z.array(words).min(1).max(8),
        }),
      )
      .min(1),
    sources,
    ...pageReviewFields,
  })
  .superRefine((values, context) => {
    checkPageReview(values, context);
    checkGrade([values.description, ...values.parts.flatMap(({ items }) => items)], context);
  });

export const medicineSchema = z
  .strictObject({ cards: z.array(card).min(1), sheets: z.array(sheet).min(1) })
  .superRefine((lists, context) => {
    for (const list of ['cards', 'sheets'] as const) {
      refuseRepeats(
        context,
        lists[list].map(({ slug }) => slug),
        (place) => [list, place, 'slug'],
        'is taken by another one. Use a different one',
      );
    }
  });

/** Readers may be ill or in a hurry. */
function checkGrade(texts: readonly string[], context: z.RefinementCtx) {
  const grade = readingGrade(texts.join('\n'));
  if (grade === null || grade <= maxGrade) return;
  context.addIssue(
    `has a reading grade of ${grade.toFixed(1)}. Use shorter words and sentences to get to ${maxGrade} or less`,
  );
}

const topic = z.strictObject({
  id: tabId,
  title: words,
  lead: words,
  rows: z.array(richRow).min(1),
  sources,
});
export type MedicineTopic = z.infer<typeof topic>;

export const yourMedicineSchema = z
  .strictObject({
    search: searchWords,
    head: headWords,
    forms: wordGroup('person', 'animal'),
    contents: words,
    atHome: z.array(topic).min(1),
    ill: topic.extend({ emergency: careWords, call: careWords }),
    household: topic,
    atTheEnd: z.array(topic).min(1),
    sheets: headWords,
    reminder: z.strictObject({
      title: words,
      lead: words,
      label: words,
      button: words,
      event: words,
      details: words,
      done: template('date'),
    }),
    emergency: richWords,
    call: z.strictObject({ title: words, lead: words, links: callLinks }),
    card: wordGroup('back', 'use', 'keep', 'cover', 'discard').extend({
      poison: z.strictObject({ person: richWords, animal: richWords }),
      label: richWords,
      others: words,
      next: nextStep,
      missing: titledWords,
    }),
    sheet: z.strictObject({
      back: words,
      print: words,
      next: nextStep,
      missing: titledWords,
    }),
    ...pageReviewFields,
    ...noticeFields(),
  })
  .superRefine(checkPageReview);

const labelPart = z.strictObject({
  id: tabId,
  name: words,
  value: words,
  text: words.describe('What it means, in a sentence or two.'),
  question: words.optional().describe('A question above the label that this part answers.'),
});
export type LabelPart = z.infer<typeof labelPart>;

export const medicineLabelSchema = z
  .strictObject({
    search: searchWords,
    head: headWords,
    back: words,
    questions: words,
    example: words,
    close: words,
    pharmacy: labelPart,
    patientArea: z
      .array(labelPart)
      .min(1)
      .describe('California gives these four at least half of the label, in this order.'),
    otherParts: z.array(labelPart).min(1),
    next: nextStep,
    sources,
    ...pageReviewFields,
  })
  .superRefine((values, context) => {
    checkPageReview(values, context);
    const { pharmacy, patientArea, otherParts } = values;
    const parts = [pharmacy, ...patientArea, ...otherParts];
    checkGrade(
      parts.map(({ text }) => text),
      context,
    );
  });
