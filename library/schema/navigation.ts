import { z } from 'zod';
import { link, words } from '#library/schema/values.ts';

/** content/navigation.yaml */
export const navigationSchema = z.strictObject({
  header: z.array(link).min(1),
  footer: z.array(z.strictObject({ title: words, links: z.array(link).min(1) })).min(1),
});
