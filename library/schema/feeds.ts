import { z } from 'zod';
import { template, words } from '#library/schema/values.ts';

/** content/feeds.yaml */
export const feedsSchema = z.strictObject({
  feed: z.strictObject({ title: words, description: words }),
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
