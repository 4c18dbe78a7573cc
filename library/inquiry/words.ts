import { content } from '#library/content.ts';
import { facts } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { inquiryWordsSchema } from '#library/schema/inquiry.ts';

export const inquiryWords = fillIn(inquiryWordsSchema.parse(content.data['inquiry.yaml']), facts);
