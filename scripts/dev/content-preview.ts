import { readdirSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { brandProblems } from '#library/check/brand.ts';
import { checkContent } from '#library/check/content.ts';
import { isContentModule } from '#library/content/vite-plugin.ts';
import { ContentError, type Problem } from '#library/problem.ts';
import { correctionPage } from './correction-page.ts';

/** Text editors save in several steps, so wait this many milliseconds for the last one. */
const debounceTime = 50;

/**
 * While content/ or brand/ has mistakes, shows a list of them instead of the page. Such content is
 * never loaded, so the writer sees the mistake and not a stack trace.
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
      // The build prerenders in a server without a watcher. Don't make it watch what it writes.
      if (server?.watch === null) return undefined;
      // Otherwise Vite would load content with mistakes to find out what it affects.
      return { server: { watch: { ignored: (path: string) => path.startsWith(folder + sep) } } };
    },
    configureServer(server) {
      const { publicDir, logger } = server.config;
      let problems: readonly Problem[] | undefined;
      let lastMessage = '';
      let version = versionOf([folder, brand]);
      const check = () => {
        problems ??= [...brandProblems(brand), ...checkContent(folder, publicDir)];
        const { message } = new ContentError(problems);
        if (message !== lastMessage) {
          if (message === '') logger.info('All content mistakes are fixed.');
          else logger.error(message, { timestamp: true });
        }
        lastMessage = message;
        return problems;
      };
      const reload = () => {
        version = versionOf([folder, brand]);
        problems = undefined;
        if (check().length === 0) forgetContent(server);
        else server.environments.client.hot.send({ type: 'full-reload', path: '*' });
      };
      // Mistakes can disappear without a change here, such as a missing picture, so check again.
      const refresh = () => {
        if (version !== versionOf([folder, brand])) reload();
        else if (check().length > 0) problems = undefined;
      };
      let timer: NodeJS.Timeout | undefined;
      // Watch each folder: on Linux, a recursive watch loses a file that is replaced by a rename.
      const watchers = [folder, brand].flatMap(foldersIn).map((watched) =>
        watch(watched, () => {
          clearTimeout(timer);
          timer = setTimeout(refresh, debounceTime);
        }),
      );
      server.httpServer?.on('close', () => {
        clearTimeout(timer);
        for (const watcher of watchers) watcher.close();
      });
      // Vite's endpoint lets any site start a program on this machine.
      server.middlewares.use('/__open-in-editor', (_, response) => {
        response.writeHead(404).end();
      });
      server.middlewares.use((request, response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html');
        if (wantsPage) refresh();
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

/** A string that changes whenever a file is written, replaced, added or removed. */
const versionOf = (folders: readonly string[]) =>
  folders
    .flatMap(entriesIn)
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const { mtimeMs, size, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
      return `${path} ${mtimeMs} ${size} ${ino}`;
    })
    .join('\n');

/** Invalidates all modules made from content, and reloads open pages. */
function forgetContent(server: ViteDevServer) {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (isContentModule(id)) moduleGraph.invalidateModule(module);
    }
    hot.send({ type: 'full-reload', path: '*' });
  }
}
