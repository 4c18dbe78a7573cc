import { content } from '#library/content.ts';
import { redirectsSchema } from '#library/schema/redirects.ts';

/** The new address of each page that has moved, by its old one. */
export const redirects: Readonly<Record<string, string>> = redirectsSchema.parse(
  content.data['redirects.yaml'],
);
