import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { getDateIn } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { sitePages } from '#library/pages.ts';
import { redirects } from '#library/paths/public-paths.ts';
import { findNextChange } from '#library/prices.ts';
import { pages } from '#library/words.ts';
import { loadPageRenderer } from '#server/site/render.ts';
import type { SiteManifest } from '#server/site/site-manifest.ts';

export interface SiteRoutes
  extends Pick<SiteManifest, 'forms' | 'readsQuery' | 'changes' | 'moved'> {
  /** Each dynamic route has a 404 page. The most specific pattern comes first. */
  notFoundPages: { pattern: string; html: string }[];
}

const serverBuildSchema = z.object({
  routes: z.record(
    z.string(),
    z.object({
      path: z.string().optional(),
      parentId: z.string().optional(),
      module: z.object({ action: z.unknown().optional() }),
    }),
  ),
});

type Routes = z.infer<typeof serverBuildSchema>['routes'];

/** A 404 page doesn't depend on the path, so the server can serve it like any other file. */
export async function readSiteRoutes(serverBuild: string): Promise<SiteRoutes> {
  const { routes } = serverBuildSchema.parse(await import(pathToFileURL(serverBuild).href));
  const render = await loadPageRenderer(serverBuild);
  const renderNotFound = async (path: string) => {
    const request = new Request(`http://localhost${path}`);
    const reportError = (error: unknown) => {
      throw error;
    };
    const response = await render(request, {
      reportError,
      inquiries: null,
      find: async () => ({ pinned: [], results: [] }),
    });
    if (response.status !== 404) {
      throw new Error(`${path} returned ${response.status}, but an unknown path must return 404.`);
    }
    return response.text();
  };
  const renderPatternPage = async (pattern: string) => {
    const [firstHtml, secondHtml] = await Promise.all(
      ['no-such-page', 'another-missing-page'].map((name) =>
        renderNotFound(pattern.replaceAll(/:\w+|\*/g, name)),
      ),
    );
    if (firstHtml === undefined || firstHtml !== secondHtml) {
      throw new Error(
        `The 404 page for ${pattern} depends on the address. Make it the same for all addresses.`,
      );
    }
    return firstHtml;
  };
  const paths = Object.keys(routes).map((id) => ({ id, path: getPath(id, routes) }));
  const dynamicPaths = paths.map(({ path }) => path).filter((path) => /[:*]/.test(path));
  const notFoundPages: SiteRoutes['notFoundPages'] = [];
  for (const pattern of dynamicPaths.sort((left, right) => rank(right) - rank(left))) {
    notFoundPages.push({ pattern, html: await renderPatternPage(pattern) });
  }
  const forms = paths.filter(({ id }) => routes[id]?.module.action !== undefined);
  return {
    notFoundPages,
    forms: forms.map(({ path }) => path),
    readsQuery: sitePages.filter((page) => page.readsQuery).map(({ path }) => path),
    changes: findNextChanges(),
    moved: redirects,
  };
}

function findNextChanges(): SiteRoutes['changes'] {
  const change = findNextChange(pages.prices.examples.rows, getDateIn(site.timeZone));
  return change === undefined ? {} : { '/prices': change, '/es': change };
}

function getPath(id: string, routes: Routes): string {
  const route = routes[id];
  if (!route) return '';
  const parent = route.parentId === undefined ? '' : getPath(route.parentId, routes);
  return route.path === undefined ? parent || '/' : `${parent.replace(/\/$/, '')}/${route.path}`;
}

/** Ranks static segments above parameters, and parameters above wildcards. */
function rank(pattern: string): number {
  const names = pattern.split('/').slice(1);
  return names.reduce((sum, name) => sum + (name === '*' ? -1 : name.startsWith(':') ? 2 : 10), 0);
}
