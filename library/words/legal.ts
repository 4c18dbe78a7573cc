import { z } from 'zod';
import data from '#content/legal/*.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { policySchema } from '#library/schema/legal.ts';

/** The legal texts, facts filled in. */
export const policies = fillIn(
  z
    .strictObject({
      privacy: policySchema,
      'privacy-practices': policySchema,
      terms: policySchema,
    })
    .parse(data),
  facts,
);

export const { privacy, 'privacy-practices': privacyPractices, terms } = policies;
