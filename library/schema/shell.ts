import { z } from 'zod';
import { headWords, link, words } from '#library/schema/values.ts';

/** content/shell.yaml */
export const shellSchema = z.strictObject({
  skipLink: words,
  mainNavigation: words,
  menu: z.strictObject({ open: words, close: words }),
  contact: link,
  call: words,
  search: z.strictObject({ label: words, field: words }),
  account: z.strictObject({
    label: words,
    logIn: words,
    title: words,
    text: words,
    close: words,
  }),
  footerNote: words,
  compoundingNotice: words,
  dismissMessage: words,
  breadcrumbs: z.strictObject({ label: words }),
  notFound: headWords.extend({
    search: z.strictObject({ title: words, description: words }),
    status: words,
    home: words,
    ways: z.array(link).min(1),
  }),
  failure: z.strictObject({
    title: words,
    status: words,
    call: words,
    write: words,
    home: words,
  }),
});
