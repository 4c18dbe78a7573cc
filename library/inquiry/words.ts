import { content } from '#library/content.ts';

export const inquiryWords = content.data['inquiry.yaml'];
