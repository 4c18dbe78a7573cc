import data from '#content/search.yaml';
import { searchSchema } from '#library/schema/search.ts';

/** What people type, and the words of the site for it. */
export const { synonyms } = searchSchema.parse(data);
