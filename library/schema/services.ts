import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import type { ServiceName } from '#library/pages.ts';
import { noticeFields } from '#library/schema/review.ts';
import {
  callLinks,
  drawingName,
  headWords,
  link,
  refuseAt,
  richHead,
  richRow,
  richWords,
  row,
  searchWords,
  tabId,
  template,
  titledWords,
  wholeNumber,
  wordGroup,
  words,
} from '#library/schema/values.ts';

/** The fields that all services share. */
const service = z.strictObject({
  card: z.strictObject({
    title: words,
    description: words,
  }),
  search: searchWords,
  head: headWords,
  call: z.strictObject({ title: words, lead: words.optional(), links: callLinks }),
  ...noticeFields(),
});

const caution = richWords.describe('What to know before using it.');

const compounding = service.extend({
  benefits: headWords.extend({
    labels: wordGroup('changed', 'omitted', 'joined'),
    items: z.array(
      z.strictObject({
        subject: words,
        done: z.enum(['changed', 'omitted', 'joined'], {
          error: "isn't a label. Use changed, omitted or joined",
        }),
        text: words,
      }),
    ),
  }),
  steps: headWords.extend({
    items: z.array(titledWords.extend({ time: words, withPortal: words.optional() })),
  }),
  label: z.strictObject({
    prescription: words,
    contents: z.array(wordGroup('name', 'amount')),
    directions: words,
    lot: words,
    example: words,
  }),
  choices: z.strictObject({
    title: words,
    note: words,
    strength: z.strictObject({ name: words, options: z.array(words).length(3) }),
    base: z.strictObject({
      name: words,
      options: z.array(wordGroup('name', 'onLabel')).length(3),
    }),
    dye: wordGroup('name', 'kept', 'omitted', 'onLabel'),
  }),
  reading: z.strictObject({ title: words, rows: z.array(richRow) }),
});

const formulation = z.strictObject({
  name: words,
  strength: words.optional().describe('A range that prescribers order, or how long it lasts.'),
  form: words,
  note: words,
});

const hormoneTherapy = service.extend({
  plans: wordGroup('label', 'symptoms', 'formulations', 'asPrescribed').extend({
    groups: z.array(
      titledWords.extend({
        id: tabId,
        heading: words,
        symptoms: z.array(row),
        formulations: z.array(formulation),
      }),
    ),
    pellets: formulation,
  }),
  approach: headWords.extend({ steps: z.array(titledWords) }),
  plainWords: z.strictObject({ title: words, rows: z.array(richRow) }),
});

const reasons = z.strictObject({ title: words, reasons: z.array(words) });

const specialtyMedications = service.extend({
  areas: z.strictObject({
    title: words,
    examples: template('area'),
    items: z.array(
      wordGroup('title', 'description').extend({ examples: z.array(words).min(1), caution }),
    ),
  }),
  discontinued: headWords.extend({ can: reasons, cannot: reasons }),
  pricing: headWords.extend({ rows: z.array(row) }),
});

const formulary = headWords
  .extend({
    asPrescribed: words,
    ingredients: z.array(z.strictObject({ name: words, range: words.optional() })),
    categories: z.array(
      wordGroup('name', 'description').extend({ ingredients: z.array(words), caution }),
    ),
  })
  .superRefine(({ ingredients, categories }, context) => {
    const names = ingredients.map(({ name }) => name);
    for (const [place, category] of categories.entries()) {
      for (const [index, name] of category.ingredients.entries()) {
        if (names.includes(name)) continue;
        const message = `names ${name}, which isn't in the list of ingredients.${didYouMean(name, names)} Add it there first`;
        refuseAt(context, ['categories', place, 'ingredients', index], message);
      }
    }
  });

const dermatological = service.extend({
  formulary,
  peptides: headWords.extend({
    drawing: z.strictObject({
      description: words,
      chain: z.tuple([words, words, words]),
      ion: words,
    }),
    facts: z.array(row),
  }),
  delivery: richHead.extend({
    systems: z.array(wordGroup('name', 'text').extend({ oil: wholeNumber(0, 100) })),
    caption: words,
  }),
});

const veterinary = service.extend({
  benefits: z.strictObject({ title: words, items: z.array(titledWords) }),
  forms: richHead.extend({
    items: z.array(
      wordGroup('name', 'text').extend({
        drawing: drawingName(['syringe', 'ear', 'paste', 'capsule', 'chew']),
      }),
    ),
    weights: wordGroup('least', 'to', 'most'),
  }),
  flavors: headWords.extend({ names: z.array(words) }),
  emergency: z.strictObject({ title: words, items: z.array(words).max(5), line: richWords }),
  veterinarians: headWords.extend({ link, rows: z.array(richRow) }),
});

export const serviceSchemas = {
  'services/compounding.yaml': compounding,
  'services/hormone-therapy.yaml': hormoneTherapy,
  'services/specialty-medications.yaml': specialtyMedications,
  'services/dermatological.yaml': dermatological,
  'services/veterinary.yaml': veterinary,
} satisfies Record<`services/${ServiceName}.yaml`, z.ZodType>;
