import { z } from 'zod';
import {
  headWords,
  link,
  nextStep,
  richTemplate,
  richWords,
  searchWords,
  template,
  wordGroup,
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
    steps: z.array(wordGroup('name', 'text')),
  }),
  next: nextStep,
  category: wordGroup('back', 'conditions', 'articles').extend({
    missing: wordGroup('title', 'way'),
  }),
  condition: wordGroup('back', 'overview', 'category', 'reviewer', 'reviewedBy').extend({
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

export type LearnWords = z.infer<typeof learnPageSchema>;
