import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import { tabId } from '#library/paths/addresses.ts';
import { dateText } from '#library/schema/review.ts';
import {
  addressPart,
  asDescription,
  headWords,
  link,
  nextStep,
  pageTitle,
  refuseAt,
  refuseRepeats,
  richTemplate,
  richWords,
  searchWords,
  template,
  wordGroup,
  words,
} from '#library/schema/values.ts';

export const learnSlug = addressPart('low-testosterone');

/** The labels in each drawing of app/pages/learn/drawings, by file name. */
export const drawingLabels: ReadonlyMap<string, readonly string[]> = new Map([
  ['skin', ['surface']],
  ['acne', ['surface', 'plug', 'follicle', 'gland']],
  ['rosacea', ['surface', 'vessel', 'nerve']],
  ['menopause', ['surface', 'hormone', 'vessel']],
  ['low-testosterone', ['surface', 'hormone', 'vessel']],
]);

/** The default drawing of a condition. */
const plainDrawing = 'skin';

const tabs = z
  .array(words)
  .max(3)
  .refine(
    (names) => new Set(['overview', ...names.map(tabId)]).size === names.length + 1,
    'names a tab twice',
  )
  .default([]);

const condition = z.strictObject({
  slug: learnSlug,
  title: pageTitle,
  shortDescription: asDescription(words),
  tabs: tabs.describe('After the overview, once that is written.'),
  drawing: z.string().default(plainDrawing),
  reading: z
    .array(link)
    .default([])
    .describe('What the site says about it elsewhere, while its text is being written.'),
  imageUrl: z
    .string()
    .regex(
      /^\/[\w./-]+\.(avif|webp|jpg|png)$/,
      'is not the address of a photograph. Put it into public/ and write it like /photos/acne.webp',
    )
    .optional(),
});

const category = z.strictObject({
  slug: learnSlug
    .refine((slug) => slug !== 'condition', 'is taken by the pages of conditions')
    .refine((slug) => slug !== 'glossary', 'is taken by the glossary'),
  title: pageTitle,
  description: asDescription(words),
  intro: richWords.optional().describe('What to know before reading on.'),
  iconBackground: z.enum(['amber', 'cobalt'], {
    error: "isn't a color of glass. Use amber or cobalt",
  }),
  call: link.optional(),
  service: link,
  blog: link,
  conditions: z.array(condition),
});

const drawing = z.strictObject({
  description: words,
  labels: z.record(z.string(), words),
});

export const learnLibrarySchema = z
  .strictObject({
    categories: z.array(category).min(1),
    comingSoon: z.strictObject({ reviewer: words, updated: dateText, nextReview: dateText }),
    drawings: z
      .record(learnSlug, drawing)
      .refine((drawings) => plainDrawing in drawings, `needs "${plainDrawing}". Add it`),
  })
  .superRefine(({ categories, drawings }, context) => {
    for (const [name, { labels }] of Object.entries(drawings)) {
      checkLabels(name, Object.keys(labels), context);
    }
    const conditions = categories.flatMap((category, place) =>
      category.conditions.map((condition, index) => ({
        ...condition,
        path: ['categories', place, 'conditions', index],
      })),
    );
    const names = Object.keys(drawings);
    for (const { drawing, path } of conditions) {
      if (names.includes(drawing)) continue;
      const message = `isn't a drawing. Use one of: ${names.join(', ')}.${didYouMean(drawing, names)}`;
      refuseAt(context, [...path, 'drawing'], message);
    }
    refuseRepeats(
      context,
      categories.map(({ slug }) => slug),
      (place) => ['categories', place, 'slug'],
      'is taken by another category',
    );
    refuseRepeats(
      context,
      conditions.map(({ slug }) => slug),
      (place) => [...(conditions[place]?.path ?? []), 'slug'],
      'is taken by another condition',
    );
  });

function checkLabels(name: string, given: readonly string[], context: z.RefinementCtx) {
  const needed = drawingLabels.get(name);
  if (!needed) {
    const names = [...drawingLabels.keys()];
    const hint = didYouMean(name, names);
    const message = `isn't a drawing. Use one of: ${names.join(', ')}.${hint}`;
    refuseAt(context, ['drawings', name], message);
    return;
  }
  const path = ['drawings', name, 'labels'];
  for (const label of given.filter((one) => !needed.includes(one))) {
    const message = `isn't a label of the drawing.${didYouMean(label, needed)} Correct the name or remove it`;
    refuseAt(context, [...path, label], message);
  }
  for (const label of needed.filter((one) => !given.includes(one))) {
    refuseAt(context, [...path, label], 'is missing. Add it');
  }
}

export const learnPageSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  glossary: link,
  conditionsOf: template('category'),
  featured: headWords,
  howAPageGetsHere: z.strictObject({
    title: words,
    steps: z.array(wordGroup('name', 'text')),
  }),
  next: nextStep,
  category: wordGroup('back', 'conditions', 'articles').extend({
    missing: wordGroup('title', 'way'),
  }),
  condition: wordGroup('back', 'overview', 'category', 'reviewer').extend({
    missing: wordGroup('title', 'text', 'way'),
  }),
  comingSoon: z.strictObject({
    overview: template('title'),
    tab: template('title', 'tab'),
    now: words,
    article: richTemplate('title', 'articleLink'),
    blog: richTemplate('blog', 'blogLink'),
    ask: richWords,
  }),
  article: z.strictObject({
    crumb: template('title'),
    library: words,
    call: link,
    furtherReading: words,
    minutes: template('minutes'),
  }),
  dates: wordGroup('published', 'modified', 'reviewed', 'nextReview'),
});
