import { z } from 'zod';
import { descriptionLimits } from '#library/schema/result-limits.ts';
import { headWords, nextStep, searchWords, template, words } from '#library/schema/values.ts';

/** content/pages/faq.yaml */
export const faqSchema = z.strictObject({
  search: searchWords.extend({
    description: template('count').min(descriptionLimits.min).max(descriptionLimits.max),
  }),
  head: headWords.extend({ lead: template('count'), watch: words }),
  still: nextStep,
});
