import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import { tabId } from '#library/paths/addresses.ts';
import { dateText } from '#library/schema/review.ts';
import {
  addIssueAt,
  limitDescription,
  link,
  nextStep,
  pageBase,
  pageTitle,
  plainHead,
  rejectDuplicates,
  richTemplate,
  richText,
  template,
  text,
  textGroup,
  urlSegment,
} from '#library/schema/values.ts';

export const learnSlug = urlSegment('low-testosterone');

/** Maps each drawing in app/pages/learn/drawings to its labels. */
export const drawingLabels: ReadonlyMap<string, readonly string[]> = new Map([
  ['skin', ['surface']],
  ['acne', ['surface', 'plug', 'follicle', 'gland']],
  ['rosacea', ['surface', 'usual', 'widened']],
  ['menopause', ['surface', 'hormone', 'vessel']],
  ['low-testosterone', ['surface', 'hormone', 'vessel']],
]);

const defaultDrawing = 'skin';

const tabs = z
  .array(text)
  .max(3)
  .refine(
    (names) => new Set(['overview', ...names.map(tabId)]).size === names.length + 1,
    'lists a tab twice. Overview is always included, so leave it out',
  )
  .default([]);

const condition = z.strictObject({
  slug: learnSlug,
  title: pageTitle,
  shortDescription: limitDescription(text),
  tabs: tabs.describe('Tabs after the overview. They appear when the overview is published.'),
  drawing: z.string().default(defaultDrawing),
  reading: z
    .array(link)
    .default([])
    .describe('Links to related pages, shown until this condition has its own text.'),
  imageUrl: z
    .string()
    .regex(
      /^\/[\w./-]+\.(avif|webp|jpg|png)$/,
      'is not the address of a photo. Put the photo in public/ and write it like /photos/acne.webp',
    )
    .optional(),
});

const category = z.strictObject({
  slug: learnSlug
    .refine((slug) => slug !== 'condition', 'is reserved for condition pages. Use a different one')
    .refine((slug) => slug !== 'glossary', 'is reserved for the glossary. Use a different one'),
  title: pageTitle,
  description: limitDescription(text),
  intro: richText.optional().describe('A short introduction.'),
  iconBackground: z.enum(['amber', 'cobalt'], { error: "isn't a color. Use amber or cobalt" }),
  call: link.optional(),
  service: link,
  blog: link,
  conditions: z.array(condition),
});

const drawing = z.strictObject({ description: text, labels: z.record(z.string(), text) });

export const learnLibrarySchema = z
  .strictObject({
    categories: z.array(category).min(1),
    comingSoon: z.strictObject({ reviewer: text, updated: dateText, nextReview: dateText }),
    drawings: z
      .record(learnSlug, drawing)
      .refine(
        (drawings) => defaultDrawing in drawings,
        `needs the drawing "${defaultDrawing}". Add it`,
      ),
  })
  .superRefine(({ categories, drawings }, context) => {
    for (const [name, { labels }] of Object.entries(drawings)) {
      checkLabels(name, Object.keys(labels), context);
    }
    const conditions = categories.flatMap((category, categoryIndex) =>
      category.conditions.map((condition, index) => ({
        ...condition,
        path: ['categories', categoryIndex, 'conditions', index],
      })),
    );
    const names = Object.keys(drawings);
    for (const { drawing, path } of conditions) {
      if (names.includes(drawing)) continue;
      const message = `isn't a drawing. Use one of: ${names.join(', ')}.${didYouMean(drawing, names)}`;
      addIssueAt(context, [...path, 'drawing'], message);
    }
    const slugs = categories.map(({ slug }) => slug);
    const message = 'is taken by another category. Use a different one';
    rejectDuplicates(context, slugs, (index) => ['categories', index, 'slug'], message);
    rejectDuplicates(
      context,
      conditions.map(({ slug }) => slug),
      (index) => [...(conditions[index]?.path ?? []), 'slug'],
      'is taken by another condition. Use a different one',
    );
  });

function checkLabels(name: string, labels: readonly string[], context: z.RefinementCtx) {
  const requiredLabels = drawingLabels.get(name);
  if (!requiredLabels) {
    const names = [...drawingLabels.keys()];
    const hint = didYouMean(name, names);
    const message = `isn't a drawing. Use one of: ${names.join(', ')}.${hint}`;
    addIssueAt(context, ['drawings', name], message);
    return;
  }
  const path = ['drawings', name, 'labels'];
  for (const label of labels.filter((entry) => !requiredLabels.includes(entry))) {
    const message = `isn't a label in this drawing.${didYouMean(label, requiredLabels)} Correct the name or remove it`;
    addIssueAt(context, [...path, label], message);
  }
  for (const label of requiredLabels.filter((entry) => !labels.includes(entry))) {
    addIssueAt(context, [...path, label], 'is missing. Add it');
  }
}

export const learnPageSchema = pageBase.extend({
  glossary: link,
  conditionsOf: template('category'),
  featured: plainHead,
  howAPageGetsHere: z.strictObject({ title: text, steps: z.array(textGroup('name', 'text')) }),
  next: nextStep,
  category: textGroup('back', 'conditions', 'articles').extend({
    missing: textGroup('title', 'way'),
  }),
  condition: textGroup('back', 'overview', 'category', 'reviewer').extend({
    missing: textGroup('title', 'text', 'way'),
  }),
  comingSoon: z.strictObject({
    overview: template('title'),
    tab: template('title', 'tab'),
    now: text,
    article: richTemplate('title', 'articleLink'),
    blog: richTemplate('blog', 'blogLink'),
    ask: richText,
  }),
  article: z.strictObject({
    crumb: template('title'),
    library: text,
    contents: text,
    call: link,
    furtherReading: text,
    minutes: template('minutes'),
  }),
  dates: textGroup('published', 'modified', 'reviewed', 'nextReview'),
});
