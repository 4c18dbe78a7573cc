import { join } from 'node:path';
import type { Plugin } from 'vite';
import { prepareContent } from '#library/content/prepare.ts';

/** Whether a module of Vite is library/content.ts. */
export const isContentModule = (id: string) => /\/library\/content\.ts$/.test(id);

/** Replaces library/content.ts with the data, so the built site parses no YAML and no Markdown. */
export function contentData({ drafts = false } = {}): Plugin {
  let folder = '';
  return {
    name: 'content-data',
    enforce: 'pre',
    configResolved({ root }) {
      folder = join(root, 'content');
    },
    load(id) {
      if (!isContentModule(id)) return undefined;
      // Engines parse a long JSON string faster than an object literal.
      const json = JSON.stringify(prepareContent({ folder, drafts }));
      return `export const content = JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
