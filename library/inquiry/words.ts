import { wordsOf } from '#library/facts.ts';
import { inquiryWordsSchema } from '#library/schema/inquiry.ts';

export const inquiryWords = wordsOf('inquiry.yaml', inquiryWordsSchema);
