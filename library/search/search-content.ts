import { content } from '#library/content.ts';
import { facts } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { searchSchema } from '#library/schema/search.ts';

/** content/search.yaml, facts filled in. */
export const searchContent = fillIn(searchSchema.parse(content.data['search.yaml']), facts);
