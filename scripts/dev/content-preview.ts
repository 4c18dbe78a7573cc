import { readdirSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { brandProblems } from '#library/check/brand.ts';
import { checkContent } from '#library/check/content.ts';
import { isContentModule } from '#library/content/vite-plugin.ts';
import { ContentError, type Problem } from '#library/problem.ts';
import { correctionPage } from './correction-page.ts';

/** Editors save in several steps: the file goes, another takes its name. */
const settled = 50;

/**
 * Shows what is wrong with content and brand instead of the page, and the page again once it is right.
 * Nothing is loaded from content that has mistakes, so nobody has to read where in the code it failed.
 */
export function contentPreview(): Plugin {
  let folder = '';
  let brand = '';
  return {
    name: 'content-preview',
    apply: 'serve',
    config({ root = process.cwd(), server }) {
      folder = join(root, 'content');
      brand = join(root, 'brand');
      // A build, which looks at its pages in a server, would watch all that it writes.
      if (server?.watch === null) return undefined;
      // Vite would load the mistakes to find out what they change.
      return { server: { watch: { ignored: (path: string) => path.startsWith(folder + sep) } } };
    },
    configureServer(server) {
      const { publicDir, logger } = server.config;
      let problems: readonly Problem[] | undefined;
      let said = '';
      let version = versionOf([folder, brand]);
      const check = () => {
        problems ??= [...brandProblems(brand), ...checkContent(folder, publicDir)];
        const { message } = new ContentError(problems);
        if (message !== said) {
          if (message === '') logger.info('The content has no mistakes any more.');
          else logger.error(message, { timestamp: true });
        }
        said = message;
        return problems;
      };
      const follow = () => {
        version = versionOf([folder, brand]);
        problems = undefined;
        if (check().length === 0) forgetContent(server);
        else server.environments.client.hot.send({ type: 'full-reload', path: '*' });
      };
      // A picture that was missing may be there now, so mistakes are looked for again.
      const catchUp = () => {
        if (version !== versionOf([folder, brand])) follow();
        else if (check().length > 0) problems = undefined;
      };
      let waiting: NodeJS.Timeout | undefined;
      // Folder by folder: on Linux a recursive watch loses a file once another takes its name.
      const watchers = [folder, brand].flatMap(foldersIn).map((watched) =>
        watch(watched, () => {
          clearTimeout(waiting);
          waiting = setTimeout(catchUp, settled);
        }),
      );
      server.httpServer?.on('close', () => {
        clearTimeout(waiting);
        for (const watcher of watchers) watcher.close();
      });
      // Vite would start a program on this machine for any site that asks.
      server.middlewares.use('/__open-in-editor', (_, response) => {
        response.writeHead(404).end();
      });
      server.middlewares.use((request, response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html');
        if (wantsPage) catchUp();
        if (!wantsPage || check().length === 0) {
          next();
          return;
        }
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(correctionPage(check()));
      });
    },
  };
}

const entriesIn = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true });

const foldersIn = (folder: string) => [
  folder,
  ...entriesIn(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name)),
];

/** Changes with every file that is written, replaced, added or removed. */
const versionOf = (folders: readonly string[]) =>
  folders
    .flatMap(entriesIn)
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const { mtimeMs, size, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
      return `${path} ${mtimeMs} ${size} ${ino}`;
    })
    .join('\n');

/** What has been read of it, and all that was made from that, is made anew for the next page. */
function forgetContent(server: ViteDevServer) {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (isContentModule(id)) moduleGraph.invalidateModule(module);
    }
    hot.send({ type: 'full-reload', path: '*' });
  }
}
