import { aboutSchema } from '#library/schema/pages/about.ts';

/** The words of each page, by the name of its file in content/pages. */
export const pageSchemas = {
  about: aboutSchema,
};
