import { z } from 'zod';
import { getInlineText } from '#library/markdown/text.ts';
import { checkPageReview, noticeFields, sourcedReviewFields } from '#library/schema/review.ts';
import {
  link,
  nextStep,
  pageBase,
  rejectDuplicates,
  richText,
  sitePath,
  template,
  text,
  textGroup,
} from '#library/schema/values.ts';
import { slug } from '#library/slug.ts';

const answer = z.enum(['yes', 'ask', 'no'], { error: "isn't an answer. Use yes, ask or no" });
export type Answer = z.infer<typeof answer>;

const amount = /\d[\d.,–-]*\s*(?:%|mg|mcg|g|mL|units?)(?!\p{L})/u;
const hasNoAmount = (value: string) => !amount.test(value);
const amountMessage = 'names a strength or a dose, which only the prescriber sets. Leave it out';

const name = text.max(40);

const ingredient = z
  .strictObject({
    name,
    also: z.array(name).default([]).describe('Other names, which the page shows.'),
    typed: z
      .array(name)
      .default([])
      .describe('Brand names and other words that people search for. The page doesn’t show them.'),
    answer,
    forms: text
      .refine(hasNoAmount, amountMessage)
      .optional()
      .describe('The forms you make, for people and for pets.'),
    why: richText
      .refine((inlines) => hasNoAmount(getInlineText(inlines)), amountMessage)
      .describe('The reason, in one or two short sentences.'),
    drug: name.optional().describe('The name on DailyMed and in the prescription form, or none.'),
    labels: z
      .literal('none')
      .optional()
      .describe('Write none if DailyMed has no prescription label.'),
    cards: z
      .array(sitePath.startsWith('/your-medicine/', 'is not a medicine card'))
      .default([])
      .describe('The cards with directions for use.'),
    read: z.array(link).default([]).describe('Pages with more information.'),
  })
  .refine(({ answer, forms }) => answer !== 'yes' || forms, {
    path: ['forms'],
    error: 'is missing. Name the forms you make, or change the answer',
  });

export const ingredientsSchema = z.strictObject({
  ingredients: z
    .array(ingredient)
    .min(1)
    .superRefine((list, context) => {
      const names = list.map((entry) => slug(entry.name));
      const message = 'is already in the list. Remove one of them';
      rejectDuplicates(context, names, (index) => [index, 'name'], message);
    }),
});

const answerText = textGroup('label', 'meaning');

export const canYouMakeItSchema = pageBase
  .extend({
    find: textGroup('label', 'submit'),
    answers: z.strictObject({
      yes: answerText,
      ask: answerText.meta({ title: 'Call us' }),
      no: answerText,
    }),
    also: text,
    links: z.strictObject({
      more: text,
      moreAbout: template('name'),
      use: template('card'),
      labels: template('name'),
      prescription: template('name'),
    }),
    next: nextStep,
    ...sourcedReviewFields,
    ...noticeFields(),
  })
  .superRefine(checkPageReview);
