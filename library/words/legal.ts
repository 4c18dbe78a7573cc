import { z } from 'zod';
import data from '#content/legal/*.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { policySchema } from '#library/schema/legal.ts';

/** The legal texts, facts filled in. */
export const { privacy, terms } = fillIn(
  z.strictObject({ privacy: policySchema, terms: policySchema }).parse(data),
  facts,
);
