import data from '#content/inquiry.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { inquiryWordsSchema } from '#library/schema/inquiry.ts';

/** The words of the form for providers, facts filled in. */
export const inquiryWords = fillIn(inquiryWordsSchema.parse(data), facts);
