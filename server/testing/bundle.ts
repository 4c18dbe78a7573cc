import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';

let sharedFolder: Promise<string> | undefined;

/**
 * Bundles the server and the commands, because processes start faster from a bundle than from
 * source. Test files share the result.
 */
export const bundle = () => (sharedFolder ??= buildBundle());

async function buildBundle(): Promise<string> {
  const folder = mkdtempSync(join(inject('runFolder'), 'server-'));
  const input = {
    main: 'server/main.ts',
    inquiries: 'server/inquiry/commands/main.ts',
    'site-process': 'server/testing/site-process.ts',
  };
  await build({
    configFile: 'vite.server.config.ts',
    logLevel: 'error',
    build: {
      outDir: folder,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input },
    },
  });
  return folder;
}
