import { type Content, prepareContent } from '#library/content/prepare.ts';

/** Vite replaces this module with the prepared data: see library/content/vite-plugin.ts. */
export const content: Content = prepareContent();
