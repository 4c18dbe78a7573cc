import { z } from 'zod';
import { callWords, headWords, richRow, searchWords, wordGroup } from '#library/schema/values.ts';

/** content/pages/accessibility.yaml */
export const accessibilitySchema = z.strictObject({
  search: searchWords,
  head: wordGroup('title', 'lead', 'drawing'),
  tested: headWords.extend({ rows: z.array(richRow).min(1) }),
  lacking: headWords.extend({ rows: z.array(richRow).min(1) }),
  person: headWords.extend({ rows: z.array(richRow).min(1) }),
  call: callWords,
});
