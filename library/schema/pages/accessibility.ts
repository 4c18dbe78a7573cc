import { z } from 'zod';
import { callLinks, headWords, richRow, searchWords, words } from '#library/schema/values.ts';

/** content/pages/accessibility.yaml */
export const accessibilitySchema = z.strictObject({
  search: searchWords,
  head: headWords.extend({ drawing: words }),
  tested: headWords.extend({ rows: z.array(richRow).min(1) }),
  lacking: headWords.extend({ rows: z.array(richRow).min(1) }),
  person: headWords.extend({ rows: z.array(richRow).min(1) }),
  call: headWords.extend({ links: callLinks }),
});
