import { join } from 'node:path';
import type { Plugin } from 'vite';
import { checkDrafts } from '#library/check/content.ts';
import { prepareContent } from '#library/content/prepare.ts';

export const isContentModule = (id: string) => /\/library\/content\.ts$/.test(id);

export function contentData({ drafts = false } = {}): Plugin {
  let folder = '';
  let isBuild = false;
  let json: string | undefined;
  return {
    name: 'content-data',
    enforce: 'pre',
    configResolved({ root, command }) {
      folder = join(root, 'content');
      isBuild = command === 'build';
    },
    resolveId(specifier, importer) {
      if (!isBuild || !/^(?:unified|yaml)$/.test(specifier)) return;
      throw new Error(
        `${importer} imports ${specifier}, so the server would parse content. Parse it in library/content/prepare.ts instead.`,
      );
    },
    load(id) {
      if (!isContentModule(id)) return undefined;
      // The client and server builds share the data, but in development it can change.
      if (!isBuild) json = undefined;
      const skippedFiles = drafts ? checkDrafts(folder).map(({ file }) => file) : [];
      json ??= JSON.stringify(prepareContent({ folder, drafts, skippedFiles }));
      // JSON.parse is faster than an object literal of this size.
      return `export const content = JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
