import { z } from 'zod';
import { headWords, nextStep, searchWords, words } from '#library/schema/values.ts';

/** content/pages/glossary.yaml */
export const glossaryPageSchema = z.strictObject({
  search: searchWords,
  head: headWords.extend({ back: words }),
  letters: words,
  figures: words,
  also: words,
  set: words,
  next: nextStep,
});
