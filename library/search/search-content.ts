import { wordsOf } from '#library/facts.ts';
import { searchSchema } from '#library/schema/search.ts';

/** content/search.yaml, facts filled in. */
export const searchContent = wordsOf('search.yaml', searchSchema);
