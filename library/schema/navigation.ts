import { z } from 'zod';
import { link, sitePath, words } from '#library/schema/values.ts';

const headerLink = link.extend({
  also: z
    .array(sitePath)
    .optional()
    .describe('Sections without a link of their own, on whose pages this one is highlighted.'),
});
export type HeaderLink = z.infer<typeof headerLink>;

/** content/navigation.yaml */
export const navigationSchema = z.strictObject({
  header: z.array(headerLink).min(1),
  footer: z.array(z.strictObject({ title: words, links: z.array(link).min(1) })).min(1),
});
