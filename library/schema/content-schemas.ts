import type { z } from 'zod';
import { articleSchema } from '#library/schema/articles/article.ts';
import { referencesSchema } from '#library/schema/articles/reference.ts';
import { businessSchema, orderStepsSchema } from '#library/schema/business.ts';
import { glossaryPageSchema, glossarySchema } from '#library/schema/glossary.ts';
import { hoursSchema } from '#library/schema/hours.ts';
import { canYouMakeItSchema, ingredientsSchema } from '#library/schema/ingredients.ts';
import { answeredPageSchema, inquiryTextSchema } from '#library/schema/inquiry.ts';
import { policyPageSchema, policySchema } from '#library/schema/legal.ts';
import {
  medicineLabelSchema,
  medicineSchema,
  yourMedicineSchema,
} from '#library/schema/medicine.ts';
import { noticeSchema } from '#library/schema/notice.ts';
import { aboutSchemas } from '#library/schema/pages/about.ts';
import { blogCategoriesSchema, blogSchema } from '#library/schema/pages/blog.ts';
import { contactSchema } from '#library/schema/pages/contact.ts';
import { spanishSchema } from '#library/schema/pages/es.ts';
import { homeSchema } from '#library/schema/pages/home.ts';
import { learnLibrarySchema, learnPageSchema } from '#library/schema/pages/learn.ts';
import { orderingSchemas } from '#library/schema/pages/ordering.ts';
import { prescribingSchema } from '#library/schema/pages/prescribing.ts';
import { problemSchema } from '#library/schema/pages/problem.ts';
import { treatmentSchemas } from '#library/schema/pages/services.ts';
import { shippingSchema } from '#library/schema/pages/shipping.ts';
import { peopleSchema } from '#library/schema/people.ts';
import { faqSchema, questionsSchema } from '#library/schema/questions.ts';
import { searchPageSchema, searchSchema } from '#library/schema/search.ts';
import { serviceSchemas } from '#library/schema/services.ts';
import {
  feedsSchema,
  navigationSchema,
  redirectsSchema,
  shellSchema,
} from '#library/schema/shell.ts';
import { confirmedSchema, siteSchema } from '#library/schema/site.ts';

export const contentSchemas = {
  'article.yaml': articleSchema,
  'blog-categories.yaml': blogCategoriesSchema,
  'business.yaml': businessSchema,
  'confirmed.yaml': confirmedSchema,
  'feeds.yaml': feedsSchema,
  'glossary.yaml': glossarySchema,
  'hours.yaml': hoursSchema,
  'ingredients.yaml': ingredientsSchema,
  'inquiry.yaml': inquiryTextSchema,
  'learn.yaml': learnLibrarySchema,
  'medicine.yaml': medicineSchema,
  'navigation.yaml': navigationSchema,
  'notice.yaml': noticeSchema,
  'order-steps.yaml': orderStepsSchema,
  'people.yaml': peopleSchema,
  'questions.yaml': questionsSchema,
  'redirects.yaml': redirectsSchema,
  'references.yaml': referencesSchema,
  'search.yaml': searchSchema,
  'shell.yaml': shellSchema,
  'site.yaml': siteSchema,
  'legal/privacy.yaml': policySchema,
  'legal/privacy-practices.yaml': policySchema,
  'legal/terms.yaml': policySchema,
  'pages/answered.yaml': answeredPageSchema,
  'pages/blog.yaml': blogSchema,
  'pages/can-you-make-it.yaml': canYouMakeItSchema,
  'pages/contact.yaml': contactSchema,
  'pages/es.yaml': spanishSchema,
  'pages/faq.yaml': faqSchema,
  'pages/glossary.yaml': glossaryPageSchema,
  'pages/home.yaml': homeSchema,
  'pages/learn.yaml': learnPageSchema,
  'pages/medicine-label.yaml': medicineLabelSchema,
  'pages/policy.yaml': policyPageSchema,
  'pages/prescribing.yaml': prescribingSchema,
  'pages/problem.yaml': problemSchema,
  'pages/search.yaml': searchPageSchema,
  'pages/shipping.yaml': shippingSchema,
  'pages/your-medicine.yaml': yourMedicineSchema,
  ...aboutSchemas,
  ...orderingSchemas,
  ...treatmentSchemas,
  ...serviceSchemas,
};

export type ContentData = {
  [File in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[File]>;
};

const schemasByFile = new Map<string, z.ZodType>(Object.entries(contentSchemas));

export const yamlFiles: readonly string[] = [...schemasByFile.keys()];

export const getFileSchema = (file: string): z.ZodType | undefined => schemasByFile.get(file);
