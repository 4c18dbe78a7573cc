import { z } from 'zod';
import { nextStep, words } from '#library/schema/values.ts';

/** content/pages/policy.yaml */
export const policyPageSchema = z.strictObject({
  lead: words,
  updated: words,
  contents: words,
  next: nextStep,
});
