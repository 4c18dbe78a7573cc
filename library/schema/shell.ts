import { z } from 'zod';
import { headWords, link, sitePath, template, wordGroup, words } from '#library/schema/values.ts';

export const shellSchema = z.strictObject({
  skipLink: words,
  mainNavigation: words,
  menu: wordGroup('open', 'close'),
  contact: link,
  call: words,
  search: wordGroup('label', 'field'),
  account: wordGroup('label', 'logIn', 'title', 'text', 'close'),
  footerNote: words,
  compoundingNotice: words,
  dismissMessage: words,
  breadcrumbs: wordGroup('label'),
  notFound: headWords.extend({
    search: wordGroup('title', 'description'),
    status: words,
    home: words,
    ways: z.array(link).min(1),
  }),
  failure: wordGroup('title', 'status', 'call', 'write', 'home'),
});

export const navigationSchema = z.strictObject({
  header: z.array(link).min(1),
  tasks: z.array(link).min(1),
  footer: z.array(z.strictObject({ title: words, links: z.array(link).min(1) })).min(1),
});

const oldPath = z
  .string()
  .regex(
    /^(?:\/[a-z0-9._~-]+)+$/i,
    'is not an address of this site. Write it like /blog/post/an-old-article',
  )
  .meta({ title: 'Old address' });

/** New paths by old path. */
export const redirectsSchema = z.record(oldPath, sitePath.meta({ title: 'New address' }));

export const feedsSchema = z.strictObject({
  feed: wordGroup('title', 'description'),
  search: words,
  shareImage: template('title'),
  llms: z.strictObject({
    facts: z.array(template('hours')),
    services: words,
    pages: words,
    articles: words,
    more: words,
    fullArticles: words,
    everyPage: words,
  }),
});
