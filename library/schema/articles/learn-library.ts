import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import { tabId } from '#library/paths/addresses.ts';
import { descriptionLimits } from '#library/schema/limits.ts';
import { dateText } from '#library/schema/review.ts';
import { link, pageTitle, richWords, words } from '#library/schema/values.ts';

/** The part of an address that a category, a condition or an article has for itself. */
export const learnSlug = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*$/,
    'cannot stand in an address. Use lower-case words and hyphens, like low-testosterone',
  );

/** The words that each drawing of app/pages/learn/drawings has room for, by the name of its file. */
export const drawingLabels: ReadonlyMap<string, readonly string[]> = new Map([
  ['skin', ['surface']],
  ['acne', ['surface', 'plug', 'follicle', 'gland']],
  ['rosacea', ['surface', 'vessel', 'nerve']],
  ['menopause', ['surface', 'hormone', 'vessel']],
  ['low-testosterone', ['surface', 'hormone', 'vessel']],
]);

/** What a condition shows that names no drawing. */
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
  shortDescription: words.min(descriptionLimits.min).max(descriptionLimits.max),
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
  description: words.min(descriptionLimits.min).max(descriptionLimits.max),
  intro: richWords.optional().describe('What to know before reading on.'),
  iconBackground: z.enum(['amber', 'cobalt'], { error: 'is no glass. Use amber or cobalt' }),
  call: link.optional(),
  service: link,
  blog: link,
  conditions: z.array(condition),
});

const drawing = z.strictObject({
  description: words,
  labels: z.record(z.string(), words),
});
export type DrawingWords = z.infer<typeof drawing>;

/** content/learn.yaml */
export const learnLibrarySchema = z
  .strictObject({
    categories: z.array(category).min(1),
    comingSoon: z.strictObject({ reviewer: words, updated: dateText, nextReview: dateText }),
    drawings: z
      .record(learnSlug, drawing)
      .refine((drawings) => plainDrawing in drawings, `lacks "${plainDrawing}". Add it`),
  })
  .superRefine(({ categories, drawings }, context) => {
    const names = Object.keys(drawings);
    const seen = { categories: new Set<string>(), conditions: new Set<string>() };
    const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path, message });
    for (const [name, { labels }] of Object.entries(drawings)) {
      checkLabels(name, Object.keys(labels), refuse);
    }
    for (const [place, { slug, conditions }] of categories.entries()) {
      const path = ['categories', place];
      if (seen.categories.has(slug)) refuse([...path, 'slug'], 'is taken by another category');
      seen.categories.add(slug);
      for (const [index, one] of conditions.entries()) {
        const here = [...path, 'conditions', index];
        if (seen.conditions.has(one.slug)) {
          refuse([...here, 'slug'], 'is taken by another condition');
        }
        seen.conditions.add(one.slug);
        if (!names.includes(one.drawing)) {
          refuse(
            [...here, 'drawing'],
            `is no drawing. Use one of: ${names.join(', ')}.${didYouMean(one.drawing, names)}`,
          );
        }
      }
    }
  });

type Refuse = (path: PropertyKey[], message: string) => void;

function checkLabels(name: string, given: readonly string[], refuse: Refuse) {
  const needed = drawingLabels.get(name);
  if (!needed) {
    const names = [...drawingLabels.keys()];
    const hint = didYouMean(name, names);
    refuse(['drawings', name], `is no drawing. Use one of: ${names.join(', ')}.${hint}`);
    return;
  }
  const path = ['drawings', name, 'labels'];
  for (const label of given.filter((one) => !needed.includes(one))) {
    const hint = didYouMean(label, needed);
    refuse([...path, label], `has no place in the drawing.${hint} Correct the name or remove it`);
  }
  for (const label of needed.filter((one) => !given.includes(one))) {
    refuse([...path, label], 'is missing. Add it');
  }
}
