import { z } from 'zod';
import { link, plainHead, sitePath, template, text, textGroup } from '#library/schema/values.ts';

export const shellSchema = z.strictObject({
  skipLink: text,
  mainNavigation: text,
  menu: textGroup('open', 'close'),
  contact: link,
  call: text,
  search: textGroup('label', 'field'),
  account: textGroup('label', 'logIn', 'title', 'text', 'close'),
  footerNote: text,
  spanish: link,
  compoundingNotice: text,
  dismissMessage: text,
  notice: z.strictObject({ information: text, warning: text, until: template('time') }),
  breadcrumbs: textGroup('label'),
  notFound: plainHead.extend({
    search: textGroup('title', 'description'),
    status: text,
    home: text,
    ways: z.array(link).min(1),
  }),
  failure: textGroup('title', 'status', 'call', 'write', 'home'),
});

export const navigationSchema = z.strictObject({
  header: z.array(link).min(1),
  tasks: z.array(link).min(1),
  footer: z.array(z.strictObject({ title: text, links: z.array(link).min(1) })).min(1),
});

const oldPath = z
  .string()
  .regex(
    /^(?:\/[a-z0-9._~-]+)+$/i,
    'is not an address on this site. Write it like /blog/post/an-old-article',
  )
  .regex(
    /^(?!\/(?:assets|functions|health|metrics|ready)(?:\/|$))/i,
    'belongs to the server, so this redirect would never be used. Remove this line',
  )
  .meta({ title: 'Old address' });

export const redirectsSchema = z.record(oldPath, sitePath.meta({ title: 'New address' }));

export const feedsSchema = z.strictObject({
  feed: textGroup('title', 'description'),
  search: text,
  shareImage: template('title'),
  llms: z.strictObject({
    facts: z.array(template('hours')),
    ...textGroup('services', 'pages', 'articles', 'more', 'fullArticles', 'everyPage').shape,
  }),
});
