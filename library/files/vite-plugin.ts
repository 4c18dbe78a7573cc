import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dataAt, filesAt, today } from '#library/files/content-data.ts';
import { isContentImport, placeOf } from '#library/files/content-import.ts';

// Vite would take a star or an ending that it knows for its own.
const prefix = '\0content:';

/** Whether a module of Vite holds content, by its id. */
export const isContentModule = (id: string) => id.startsWith(prefix);

/** Lets Vite import what `content/` holds; with `drafts`, also what readers may not see yet. */
export function contentFiles({ drafts = false } = {}): Plugin {
  let folder = '';
  let day: string | undefined;
  return {
    name: 'content-files',
    enforce: 'pre',
    configResolved({ root }) {
      folder = join(root, 'content');
    },
    resolveId(specifier) {
      return isContentImport(specifier) ? prefix + placeOf(specifier, folder) : undefined;
    },
    load(id) {
      if (!isContentModule(id)) return undefined;
      const place = id.slice(prefix.length);
      for (const file of filesAt(place)) this.addWatchFile(file);
      if (!drafts) day ??= today(folder);
      // As text: engines read a long JSON text faster than an object that is written out.
      const json = JSON.stringify(dataAt(place, day));
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
