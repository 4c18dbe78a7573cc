import { type Content, loadContent } from '#library/content/load.ts';

/** What content/ says. Vite replaces this module with the loaded data: library/content/vite-plugin.ts. */
export const content: Content = loadContent();
