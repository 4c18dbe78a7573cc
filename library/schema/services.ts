import { z } from 'zod';
import { headWords, link, richWords, searchWords, words } from '#library/schema/values.ts';

/** What every service has: a card that leads to its page, and what its page begins and ends with. */
const service = z.strictObject({
  card: z.strictObject({
    title: words,
    description: words,
    note: words.optional().describe('A line in small print on the card.'),
  }),
  search: searchWords,
  head: headWords,
  call: headWords.extend({ links: z.array(link).min(1) }),
});

const titled = z.strictObject({ title: words, text: words });
const row = z.strictObject({ name: words, value: words });

const drawings = ['syringe', 'ear', 'paste', 'capsule', 'chew'] as const;

const veterinary = service.extend({
  benefits: z.strictObject({ title: words, items: z.array(titled) }),
  forms: headWords.extend({
    items: z.array(
      z.strictObject({
        name: words,
        text: words,
        drawing: z.enum(drawings, { error: `is no drawing. Use one of: ${drawings.join(', ')}` }),
      }),
    ),
    weights: z.strictObject({ least: words, to: words, most: words }),
  }),
  flavors: headWords.extend({ names: z.array(words) }),
  emergency: z.strictObject({ title: words, items: z.array(words).max(5), line: richWords }),
  veterinarians: headWords.extend({ link, rows: z.array(row) }),
});

/** The words of each service, by the name of its file in content/services, in the order of Home. */
export const serviceSchemas = {
  veterinary,
};
