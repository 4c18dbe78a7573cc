import { readFileSync } from 'node:fs';
import type { Content } from '#library/content/prepare.ts';

/** scripts/build.ts sets this, so its commands don't each prepare the content. */
const preparedFile = process.env.PREPARED_CONTENT;

/** Vite replaces this module with the prepared data: see library/content/vite-plugin.ts. */
export const content: Content = preparedFile
  ? JSON.parse(readFileSync(preparedFile, 'utf8'))
  : (await import('#library/content/prepare.ts')).prepareContent();
