import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import type { ServiceName } from '#library/pages.ts';
import { noticeFields } from '#library/schema/review.ts';
import {
  addIssueAt,
  callLinks,
  drawingName,
  link,
  plainHead,
  richHead,
  richRow,
  richText,
  row,
  searchEntry,
  tabId,
  template,
  text,
  textGroup,
  titledText,
  wholeNumber,
} from '#library/schema/values.ts';

const baseService = z.strictObject({
  card: z.strictObject({ title: text, description: text }),
  search: searchEntry,
  head: plainHead,
  call: z.strictObject({ title: text, lead: text.optional(), links: callLinks }),
  ...noticeFields(),
});

const caution = richText.describe('Safety information for this treatment.');

const compounding = baseService.extend({
  benefits: plainHead.extend({
    labels: textGroup('changed', 'omitted', 'joined'),
    items: z.array(
      z.strictObject({
        subject: text,
        done: z.enum(['changed', 'omitted', 'joined'], {
          error: "isn't a label. Use changed, omitted or joined",
        }),
        text,
      }),
    ),
  }),
  steps: plainHead.extend({ price: titledText.extend({ time: text }) }),
  label: z.strictObject({
    prescription: text,
    contents: z.array(textGroup('name', 'amount')),
    directions: text,
    lot: text,
    example: text,
  }),
  choices: z.strictObject({
    title: text,
    note: text,
    strength: z.strictObject({ name: text, options: z.array(text).length(3) }),
    base: z.strictObject({ name: text, options: z.array(textGroup('name', 'onLabel')).length(3) }),
    dye: textGroup('name', 'kept', 'omitted', 'onLabel'),
  }),
  reading: z.strictObject({ title: text, rows: z.array(richRow) }),
});

const formulation = z.strictObject({
  name: text,
  strength: text.optional().describe('A range that prescribers order, or how long it lasts.'),
  form: text,
  note: richText,
});

const hormoneTherapy = baseService.extend({
  plans: textGroup('label', 'symptoms', 'formulations', 'asPrescribed').extend({
    groups: z.array(
      titledText.extend({
        id: tabId,
        heading: text,
        symptoms: z.array(row),
        formulations: z.array(formulation),
      }),
    ),
    pellets: formulation,
  }),
  approach: plainHead.extend({
    chart: textGroup('about', 'dose', 'time').describe('a chart of a dose over time'),
    steps: z.array(titledText),
  }),
  plainWords: z.strictObject({ title: text, rows: z.array(richRow) }),
});

const reasons = z.strictObject({ title: text, reasons: z.array(text) });

const specialtyMedications = baseService.extend({
  areas: z.strictObject({
    title: text,
    examples: template('area'),
    items: z.array(
      textGroup('title', 'description').extend({
        examples: z.array(text).min(1),
        cautions: z.array(caution).min(1),
      }),
    ),
  }),
  discontinued: plainHead.extend({ can: reasons, cannot: reasons }),
  pricing: plainHead.extend({ rows: z.array(row) }),
});

const formulary = plainHead
  .extend({
    asPrescribed: text,
    ingredients: z.array(z.strictObject({ name: text, range: text.optional() })),
    categories: z.array(
      textGroup('name', 'description').extend({ ingredients: z.array(text), caution }),
    ),
  })
  .superRefine(({ ingredients, categories }, context) => {
    const names = ingredients.map(({ name }) => name);
    for (const [categoryIndex, category] of categories.entries()) {
      for (const [index, name] of category.ingredients.entries()) {
        if (names.includes(name)) continue;
        const message = `refers to ${name}, which isn't in the list of ingredients.${didYouMean(name, names)} Correct the name, or add it there first`;
        addIssueAt(context, ['categories', categoryIndex, 'ingredients', index], message);
      }
    }
  });

const dermatological = baseService.extend({
  formulary,
  peptides: plainHead.extend({
    drawing: z.strictObject({ description: text, chain: z.tuple([text, text, text]), ion: text }),
    facts: z.array(row),
  }),
  delivery: richHead.extend({
    systems: z.array(textGroup('name', 'text').extend({ oil: wholeNumber(0, 100) })),
    caption: text,
  }),
});

const call = textGroup('label', 'to');

const veterinary = baseService.extend({
  head: plainHead.extend({ links: z.array(link).min(1) }),
  benefits: z.strictObject({ title: text, items: z.array(titledText) }),
  forms: richHead.extend({
    items: z.array(
      textGroup('name', 'text').extend({
        drawing: drawingName(['syringe', 'ear', 'paste', 'capsule', 'chew']),
      }),
    ),
    weights: textGroup('label', 'least', 'to', 'most'),
  }),
  flavors: plainHead.extend({ names: z.array(text) }),
  emergency: z.strictObject({ title: text, items: z.array(text).max(5), line: richText, call }),
  veterinarians: plainHead.extend({ links: z.array(link).min(1), rows: z.array(richRow) }),
});

export const serviceSchemas = {
  'services/compounding.yaml': compounding,
  'services/hormone-therapy.yaml': hormoneTherapy,
  'services/specialty-medications.yaml': specialtyMedications,
  'services/dermatological.yaml': dermatological,
  'services/veterinary.yaml': veterinary,
} satisfies Record<`services/${ServiceName}.yaml`, z.ZodType>;
