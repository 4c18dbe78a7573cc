import { z } from 'zod';
import {
  headWords,
  link,
  nextStep,
  richTemplate,
  richWords,
  searchWords,
  template,
  words,
} from '#library/schema/values.ts';

/** content/pages/learn.yaml */
export const learnPageSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  glossary: link,
  conditionsOf: template('category'),
  featured: headWords,
  howAPageGetsHere: z.strictObject({
    title: words,
    steps: z.array(z.strictObject({ name: words, text: words })),
  }),
  next: nextStep,
  category: z.strictObject({
    back: words,
    conditions: words,
    articles: words,
    missing: z.strictObject({ title: words, way: words }),
  }),
  condition: z.strictObject({
    back: words,
    overview: words,
    category: words,
    reviewer: words,
    reviewedBy: words,
    missing: z.strictObject({ title: words, text: words, way: words }),
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
  dates: z.strictObject({ published: words, modified: words, reviewed: words, nextReview: words }),
});

export type LearnWords = z.infer<typeof learnPageSchema>;
