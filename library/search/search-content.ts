import { content } from '#library/content.ts';

export const searchContent = content.data['search.yaml'];
