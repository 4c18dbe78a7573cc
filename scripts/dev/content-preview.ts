import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { brandProblems } from '#library/check/brand.ts';
import { checkContent } from '#library/check/content.ts';
import { isContentModule } from '#library/files/vite-plugin.ts';
import { ContentError, type Problem } from '#library/markdown/problem.ts';
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
        problems = undefined;
        if (check().length === 0) forgetContent(server);
        else server.environments.client.hot.send({ type: 'full-reload', path: '*' });
      };
      let waiting: NodeJS.Timeout | undefined;
      const watchers = [folder, brand].map((watched) =>
        watch(watched, { recursive: true }, () => {
          clearTimeout(waiting);
          waiting = setTimeout(follow, settled);
        }),
      );
      server.httpServer?.on('close', () => {
        clearTimeout(waiting);
        for (const watcher of watchers) watcher.close();
      });
      server.middlewares.use((request, response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html');
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

/** What has been read of it, and all that was made from that, is made anew for the next page. */
function forgetContent(server: ViteDevServer) {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (isContentModule(id)) moduleGraph.invalidateModule(module);
    }
    hot.send({ type: 'full-reload', path: '*' });
  }
}
