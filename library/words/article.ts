import data from '#content/article.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { articleSchema } from '#library/schema/articles/article.ts';

/** The words that pages add to an article, facts filled in. */
export const articleWords = fillIn(articleSchema.parse(data), facts);
