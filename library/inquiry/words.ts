import { content } from '#library/content.ts';

export const inquiryText = content.data['inquiry.yaml'];
