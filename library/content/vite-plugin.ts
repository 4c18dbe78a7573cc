import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

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
    async load(id) {
      if (!isContentModule(id)) return undefined;
      // The client and server builds share the data, but in development it can change.
      if (process.env.PREPARED_CONTENT) json ??= readFileSync(process.env.PREPARED_CONTENT, 'utf8');
      else if (json === undefined) json = await prepareJson({ folder, drafts });
      // While the content has mistakes, every page lists them, so the data may be out of date.
      else if (!isBuild) json = await prepareJson({ folder, drafts }).catch(() => json);
      // JSON.parse is faster than an object literal of this size.
      return `export const content = JSON.parse(${JSON.stringify(json)});`;
    },
  };
}

/** Imports the modules here because most builds don't need them. */
async function prepareJson({ folder, drafts }: { folder: string; drafts: boolean }) {
  const { checkDrafts } = await import('#library/check/content.ts');
  const { prepareContent } = await import('#library/content/prepare.ts');
  const skippedFiles = drafts ? checkDrafts(folder).map(({ file }) => file) : [];
  return JSON.stringify(prepareContent({ folder, drafts, skippedFiles }));
}
