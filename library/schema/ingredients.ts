import { z } from 'zod';
import { inlineText } from '#library/markdown/text.ts';
import {
  checkPageReview,
  noticeFields,
  pageReviewFields,
  sources,
} from '#library/schema/review.ts';
import {
  headWords,
  link,
  nextStep,
  refuseRepeats,
  richWords,
  searchWords,
  sitePath,
  template,
  wordGroup,
  words,
} from '#library/schema/values.ts';
import { slug } from '#library/slug.ts';

const answer = z.enum(['yes', 'ask', 'no'], { error: "isn't an answer. Use yes, ask or no" });
export type Answer = z.infer<typeof answer>;

const amount = /\d[\d.,–-]*\s*(?:%|mg|mcg|g|mL|units?)(?!\p{L})/u;
const withoutAmount = (text: string) => !amount.test(text);
const amountMessage = 'names a strength or a dose, which only the prescriber sets. Leave it out';

const name = words.max(40);

const ingredient = z
  .strictObject({
    name,
    also: z.array(name).default([]).describe('Other names, which the page shows.'),
    typed: z
      .array(name)
      .default([])
      .describe('Brand names and other words that people search for. The page doesn’t show them.'),
    answer,
    forms: words
      .refine(withoutAmount, amountMessage)
      .optional()
      .describe('The forms you make, for people and for pets.'),
    why: richWords
      .refine((text) => withoutAmount(inlineText(text)), amountMessage)
      .describe('The reason, in one or two short sentences.'),
    drug: name.optional().describe('The name on DailyMed and in the prescription form, or none.'),
    labels: z.literal('none').optional().describe('none: DailyMed has no prescription label.'),
    cards: z
      .array(sitePath.startsWith('/your-medicine/', 'is not a medicine card'))
      .default([])
      .describe('The cards that say how to use it.'),
    read: z.array(link).default([]).describe('Where the site says more.'),
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
      const names = list.map((one) => slug(one.name));
      const message = 'is already in the list. Remove one of them';
      refuseRepeats(context, names, (place) => [place, 'name'], message);
    }),
});

const answerWords = wordGroup('label', 'meaning');

export const canYouMakeItSchema = z
  .strictObject({
    search: searchWords,
    head: headWords,
    find: wordGroup('label', 'submit'),
    answers: z.strictObject({ yes: answerWords, ask: answerWords, no: answerWords }),
    also: words,
    links: z.strictObject({
      use: template('card'),
      labels: template('name'),
      prescription: template('name'),
    }),
    next: nextStep,
    sources,
    ...pageReviewFields,
    ...noticeFields(),
  })
  .superRefine(checkPageReview);
