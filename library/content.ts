import { type Content, prepareContent } from '#library/content/prepare.ts';

/** What content/ says. Vite replaces this module with the prepared data: library/content/vite-plugin.ts. */
export const content: Content = prepareContent();
