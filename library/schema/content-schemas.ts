import type { z } from 'zod';
import { sitePages } from '#library/pages.ts';
import { articleSchema } from '#library/schema/articles/article.ts';
import { referencesSchema } from '#library/schema/articles/reference.ts';
import { businessSchema } from '#library/schema/business.ts';
import { glossarySchema } from '#library/schema/glossary.ts';
import { hoursSchema } from '#library/schema/hours.ts';
import { inquiryWordsSchema } from '#library/schema/inquiry.ts';
import { policyPageSchema } from '#library/schema/legal.ts';
import { medicineSchema } from '#library/schema/medicine.ts';
import { jobsSchema } from '#library/schema/pages/about.ts';
import { blogCategoriesSchema } from '#library/schema/pages/blog.ts';
import { learnLibrarySchema } from '#library/schema/pages/learn.ts';
import { conditionsSchema } from '#library/schema/pages/services.ts';
import { peopleSchema } from '#library/schema/people.ts';
import { questionsSchema } from '#library/schema/questions.ts';
import { searchSchema } from '#library/schema/search.ts';
import {
  feedsSchema,
  navigationSchema,
  redirectsSchema,
  shellSchema,
} from '#library/schema/shell.ts';
import { confirmedSchema, siteSchema } from '#library/schema/site.ts';

const byFile = new Map<string, z.ZodType>([
  ['article.yaml', articleSchema],
  ['blog-categories.yaml', blogCategoriesSchema],
  ['business.yaml', businessSchema],
  ['conditions.yaml', conditionsSchema],
  ['confirmed.yaml', confirmedSchema],
  ['feeds.yaml', feedsSchema],
  ['glossary.yaml', glossarySchema],
  ['hours.yaml', hoursSchema],
  ['inquiry.yaml', inquiryWordsSchema],
  ['jobs.yaml', jobsSchema],
  ['learn.yaml', learnLibrarySchema],
  ['medicine.yaml', medicineSchema],
  ['navigation.yaml', navigationSchema],
  ['people.yaml', peopleSchema],
  ['questions.yaml', questionsSchema],
  ['redirects.yaml', redirectsSchema],
  ['references.yaml', referencesSchema],
  ['search.yaml', searchSchema],
  ['shell.yaml', shellSchema],
  ['site.yaml', siteSchema],
  ['pages/policy.yaml', policyPageSchema],
  ...sitePages.flatMap(({ files: [file = ''], schema }) =>
    schema ? [[file, schema] as const] : [],
  ),
]);

/** Every YAML file that the site is made of, by its path in content/. */
export const yamlFiles: readonly string[] = [...byFile.keys()];

/** What a YAML file holds; `file` is its path in content/. */
export const schemaOfFile = (file: string): z.ZodType | undefined => byFile.get(file);
