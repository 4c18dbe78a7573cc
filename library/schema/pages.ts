import { aboutSchema } from '#library/schema/pages/about.ts';
import { contactSchema } from '#library/schema/pages/contact.ts';
import { learnPageSchema } from '#library/schema/pages/learn.ts';
import { policyPageSchema } from '#library/schema/pages/policy.ts';
import { specialistsSchema } from '#library/schema/pages/specialists.ts';

/** The words of each page, by the name of its file in content/pages. */
export const pageSchemas = {
  about: aboutSchema,
  contact: contactSchema,
  learn: learnPageSchema,
  policy: policyPageSchema,
  specialists: specialistsSchema,
};
