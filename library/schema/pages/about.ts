import { z } from 'zod';
import { headWords, link, searchWords, wordGroup, words } from '#library/schema/values.ts';

/** content/pages/about.yaml */
export const aboutSchema = z.strictObject({
  search: searchWords,
  head: wordGroup('title', 'lead', 'drawing'),
  letter: z
    .strictObject({
      title: words,
      first: words,
      paragraphs: z.array(words),
      signed: z.tuple([words, words]),
    })
    .describe('the story of the founders in their own words, and their first names'),
  founders: wordGroup('title', 'interests', 'looksAfter').extend({
    people: z.array(
      z
        .strictObject({
          name: words,
          atWork: z.enum(['mortar', 'balance'], { error: 'is not drawn. Use mortar or balance' }),
          text: words,
          interests: words,
          looksAfter: words,
        })
        .describe('the name, credentials and work of a founder'),
    ),
  }),
  commitments: z.strictObject({
    title: words,
    items: z.array(wordGroup('sign', 'text')),
    link,
  }),
  invitation: headWords.extend({ links: z.tuple([link, link]) }),
});
