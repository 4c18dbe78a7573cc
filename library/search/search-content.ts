import data from '#content/search.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { searchSchema } from '#library/schema/search.ts';

/** content/search.yaml, facts filled in. */
export const searchContent = fillIn(searchSchema.parse(data), facts);
