import { z } from 'zod';
import {
  headWords,
  nextStep,
  refuseRepeats,
  searchWords,
  template,
  titledWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const category = z.strictObject({
  name: z
    .string()
    .regex(
      /^[A-Z][A-Za-z]*( [A-Za-z]+)*$/,
      'is not the name of a category. Write words of letters, like Skin Health',
    ),
  description: words,
});

export const blogCategoriesSchema = z
  .strictObject({ topics: z.array(category).min(1), waiting: z.array(category) })
  .superRefine(({ topics, waiting }, context) => {
    const count = topics.length;
    refuseRepeats(
      context,
      [...topics, ...waiting].map(({ name }) => name.toLowerCase()),
      (place) => (place < count ? ['topics', place, 'name'] : ['waiting', place - count, 'name']),
      'is in the list twice. Remove one of them',
    );
  });

const missing = wordGroup('search', 'title');

const filters = wordGroup('topics', 'allTopics', 'search', 'hint', 'submit');

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
  places: wordGroup('twitter', 'facebook', 'linkedin', 'email'),
  button: words,
  copied: titledWords,
});

export const blogSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  featured: z.strictObject({ read: words, readNamed: template('title') }),
  filters,
  results,
  paging,
  next: nextStep,
  post: wordGroup('back', 'by', 'contents', 'related').extend({
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
