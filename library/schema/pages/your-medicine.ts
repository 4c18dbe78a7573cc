import { z } from 'zod';
import { careWords } from '#library/schema/medicine.ts';
import { checkVouching, noticeFields, sources, vouchingFields } from '#library/schema/review.ts';
import {
  callLinks,
  headWords,
  nextStep,
  richRow,
  richWords,
  searchWords,
  tabId,
  titledWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const topic = z.strictObject({
  id: tabId,
  title: words,
  lead: words,
  rows: z.array(richRow).min(1),
  sources,
});
export type MedicineTopic = z.infer<typeof topic>;

/** content/pages/your-medicine.yaml */
export const yourMedicineSchema = z
  .strictObject({
    search: searchWords,
    head: headWords,
    forms: wordGroup('person', 'animal'),
    contents: words,
    atHome: z.array(topic).min(1),
    ill: topic.extend({ emergency: careWords, call: careWords }),
    household: topic,
    atTheEnd: z.array(topic).min(1),
    sheets: headWords,
    call: z.strictObject({ title: words, lead: words, links: callLinks }),
    card: wordGroup('back', 'use', 'keep', 'cover', 'discard').extend({
      poison: z.strictObject({ person: richWords, animal: richWords }),
      label: words,
      print: words,
      others: words,
      next: nextStep,
      missing: titledWords,
    }),
    sheet: z.strictObject({
      back: words,
      print: words,
      next: nextStep,
      missing: titledWords,
    }),
    ...vouchingFields,
    ...noticeFields(),
  })
  .superRefine(checkVouching);

export type YourMedicineWords = z.infer<typeof yourMedicineSchema>;
