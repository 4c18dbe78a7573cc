import { readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { findBrandProblems } from '#library/check/brand.ts';
import { checkContent, checkDrafts } from '#library/check/content.ts';
import { isContentModule } from '#library/content/vite-plugin.ts';
import { peekFrontMatter } from '#library/markdown/front-matter.ts';
import { conditionPath } from '#library/paths/addresses.ts';
import { ContentError, type Problem } from '#library/problem.ts';
import { renderContentErrorPage } from './content-error-page.ts';

/** Text editors save a file in several steps, so wait for the last step. */
const debounceMs = 50;

/** Broken content is never loaded, so the writer sees a list of mistakes and no stack trace. */
export function contentPreview(): Plugin {
  let content = '';
  let brand = '';
  return {
    name: 'content-preview',
    apply: 'serve',
    config({ root = process.cwd(), server }) {
      content = join(root, 'content');
      brand = join(root, 'brand');
      // The build prerenders in a server without a watcher. Don't make it watch its own output.
      if (server?.watch === null) return undefined;
      // If Vite watched these folders, it would load broken files.
      const ignored = (path: string) => isIn(content, path) || isIn(brand, path);
      return { server: { watch: { ignored } } };
    },
    configureServer(server) {
      const { publicDir, logger } = server.config;
      let problems: readonly Problem[] | undefined;
      let lastMessage = '';
      let version = getVersion([content, brand]);
      const checkFolders = () => {
        problems ??= [...findBrandProblems(brand), ...checkContent(content, publicDir)];
        const { message } = new ContentError(problems);
        if (message !== lastMessage) {
          if (message === '') logger.info('All content mistakes are fixed.');
          else logger.error(message, { timestamp: true });
        }
        lastMessage = message;
        return problems;
      };
      const reload = () => {
        version = getVersion([content, brand]);
        problems = undefined;
        if (checkFolders().length === 0) invalidateContent(server, brand);
        else server.environments.client.hot.send({ type: 'full-reload', path: '*' });
      };
      // A new picture in public/ can fix a problem in content/.
      const reloadIfChanged = () => {
        if (version !== getVersion([content, brand])) reload();
        else if (checkFolders().length > 0) problems = undefined;
      };
      let timer: NodeJS.Timeout | undefined;
      // On Linux, a recursive watch loses files that are replaced by a rename, so watch each folder.
      const watchers = [content, brand].flatMap(listFolders).map((watchedFolder) =>
        watch(watchedFolder, () => {
          clearTimeout(timer);
          timer = setTimeout(reloadIfChanged, debounceMs);
        }),
      );
      server.httpServer?.on('close', () => {
        clearTimeout(timer);
        for (const watcher of watchers) watcher.close();
      });
      // Vite's endpoint would let any website start a program on this machine.
      server.middlewares.use('/__open-in-editor', (_, response) => {
        response.writeHead(404).end();
      });
      server.middlewares.use((request, response, next) => {
        const isPageRequest = request.headers.accept?.includes('text/html');
        if (isPageRequest) reloadIfChanged();
        const pageProblems = isPageRequest
          ? [...checkFolders(), ...findProblemsOn(request.url ?? '', content)]
          : [];
        if (pageProblems.length === 0) {
          next();
          return;
        }
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(renderContentErrorPage(pageProblems));
      });
    },
  };
}

/** A draft with mistakes shows them on its own page. Other pages don't include it. */
const findProblemsOn = (url: string, content: string) =>
  checkDrafts(content).filter(({ file }) => {
    const id = basename(file, '.md');
    if (file.startsWith('content/blog/')) return url.startsWith(`/blog/post/${id}`);
    const { address } = peekFrontMatter(readFileSync(join(content, 'learn', `${id}.md`), 'utf8'));
    return address === undefined ? url.startsWith(conditionPath(id)) : url.endsWith(`/${address}`);
  });

const isIn = (folder: string, path: string) => path.startsWith(folder + sep);

const listEntries = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true });

const listFolders = (folder: string) => [
  folder,
  ...listEntries(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name)),
];

/** The version changes whenever a file is written, replaced, added or removed. */
const getVersion = (folders: readonly string[]) =>
  folders
    .flatMap(listEntries)
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const { mtimeMs, size, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
      return `${path} ${mtimeMs} ${size} ${ino}`;
    })
    .join('\n');

function invalidateContent(server: ViteDevServer, brand: string) {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (isContentModule(id) || isIn(brand, id)) moduleGraph.invalidateModule(module);
    }
    hot.send({ type: 'full-reload', path: '*' });
  }
}
