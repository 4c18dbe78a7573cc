import { z } from 'zod';
import {
  nextStep,
  pageBase,
  rejectDuplicates,
  template,
  text,
  textGroup,
  titledText,
} from '#library/schema/values.ts';

const category = z.strictObject({
  name: z
    .string()
    .regex(
      /^[A-Z][A-Za-z]*( [A-Za-z]+)*$/,
      'is not a category name. Use only letters and spaces, such as Skin Health',
    ),
  description: text,
});

export const blogCategoriesSchema = z
  .strictObject({ topics: z.array(category).min(1), waiting: z.array(category) })
  .superRefine(({ topics, waiting }, context) => {
    const count = topics.length;
    rejectDuplicates(
      context,
      [...topics, ...waiting].map(({ name }) => name.toLowerCase()),
      (index) => (index < count ? ['topics', index, 'name'] : ['waiting', index - count, 'name']),
      'is the same as the name of another category. Rename or remove one of them',
    );
  });

const notFoundText = textGroup('search', 'title');

const filters = textGroup('topics', 'allTopics', 'search', 'hint', 'submit');

const resultText = template('count', 'query');

const results = z.strictObject({ one: resultText, many: resultText, none: text, reset: text });

const paging = z.strictObject({
  label: text,
  page: template('number', 'count'),
  newer: text,
  older: text,
});

const share = z.strictObject({
  title: text,
  newWindow: text,
  places: textGroup('twitter', 'facebook', 'linkedin', 'email'),
  button: text,
  copied: titledText,
});

export const blogSchema = pageBase.extend({
  featured: z.strictObject({ read: text, readNamed: template('title') }),
  filters,
  results,
  paging,
  next: nextStep,
  post: textGroup('back', 'by', 'contents', 'related').extend({
    updated: template('date'),
    share,
    missing: notFoundText,
  }),
  category: z.strictObject({
    search: z.strictObject({ title: template('name'), description: template('description') }),
    back: text,
    empty: text,
    browse: text,
    missing: notFoundText,
  }),
});

export type FilterText = z.infer<typeof filters>;
export type ResultText = z.infer<typeof results>;
export type PagingText = z.infer<typeof paging>;
export type ShareText = z.infer<typeof share>;
