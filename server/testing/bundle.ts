import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inject } from 'vitest';

let made: Promise<string> | undefined;

/**
 * A folder with the server and the commands as a build makes them, for processes of tests: from
 * their sources, each would read hundreds of files and all content first. Test files share it.
 */
export function bundle(): Promise<string> {
  made ??= makeBundle();
  return made;
}

async function makeBundle(): Promise<string> {
  const folder = mkdtempSync(join(inject('runFolder'), 'server-'));
  const input = {
    main: 'server/main.ts',
    inquiries: 'server/inquiry/commands/main.ts',
    settings: 'server/settings.ts',
    server: 'server/server.ts',
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
