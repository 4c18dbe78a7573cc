import { aboutSchema } from '#library/schema/pages/about.ts';
import { faqSchema } from '#library/schema/pages/faq.ts';

/** The words of each page, by the name of its file in content/pages. */
export const pageSchemas = {
  about: aboutSchema,
  faq: faqSchema,
};
