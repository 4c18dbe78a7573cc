import data from '#content/feeds.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { feedsSchema } from '#library/schema/feeds.ts';

/** What machines read beside the pages, facts filled in. */
export const feeds = fillIn(feedsSchema.parse(data), facts);
