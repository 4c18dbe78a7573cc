import { z } from 'zod';
import { headWords, nextStep, searchWords, template, words } from '#library/schema/values.ts';

const missing = z.strictObject({ search: words, title: words });

const filters = z.strictObject({
  topics: words,
  allTopics: words,
  search: words,
  hint: words,
  submit: words,
});

const resultLine = template('count', 'query');

const results = z.strictObject({ one: resultLine, many: resultLine, none: words, reset: words });

const paging = z.strictObject({
  label: words,
  page: template('number', 'count'),
  newer: words,
  older: words,
});

const share = z.strictObject({
  title: words,
  newWindow: words,
  places: z.strictObject({ twitter: words, facebook: words, linkedin: words, email: words }),
  button: words,
  copied: z.strictObject({ title: words, text: words }),
});

/** content/pages/blog.yaml: the index, an article and a category. */
export const blogSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  featured: z.strictObject({ read: words, readNamed: template('title') }),
  filters,
  results,
  paging,
  next: nextStep,
  post: z.strictObject({
    back: words,
    by: words,
    contents: words,
    related: words,
    share,
    missing,
  }),
  category: z.strictObject({
    search: z.strictObject({ title: template('name'), description: template('description') }),
    back: words,
    empty: words,
    browse: words,
    missing,
  }),
});

export type FilterWords = z.infer<typeof filters>;
export type ResultWords = z.infer<typeof results>;
export type PagingWords = z.infer<typeof paging>;
export type ShareWords = z.infer<typeof share>;
