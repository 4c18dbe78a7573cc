import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { dayIn } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { sitePages } from '#library/pages.ts';
import { redirects } from '#library/paths/public-paths.ts';
import { nextChangeOf } from '#library/prices.ts';
import { pages } from '#library/words.ts';
import { loadRender } from '#server/site/render.ts';

/** Route data for the server, in addition to the prerendered pages. */
export interface SiteRoutes {
  /** The 404 page of each pattern, most specific first. */
  missing: { pattern: string; html: string }[];
  /** Pages that accept a form submission. */
  forms: string[];
  /** Pages that are rendered on request if the URL has a query. */
  readsQuery: string[];
  /** The day on which the content of a page changes. */
  changes: Readonly<Record<string, string>>;
  /** New paths of pages that have moved. */
  moved: Readonly<Record<string, string>>;
}

const routesOfBuild = z.object({
  routes: z.record(
    z.string(),
    z.object({
      path: z.string().optional(),
      parentId: z.string().optional(),
      module: z.object({ action: z.unknown().optional() }),
    }),
  ),
});

type Routes = z.infer<typeof routesOfBuild>['routes'];

/**
 * Renders the 404 page of every dynamic route. It's the same for each path, so the server can serve
 * it like any other file.
 */
export async function readSiteRoutes(serverBuild: string): Promise<SiteRoutes> {
  const { routes } = routesOfBuild.parse(await import(pathToFileURL(serverBuild).href));
  const render = await loadRender(serverBuild);
  const renderMissing = async (path: string) => {
    const request = new Request(`http://localhost${path}`);
    const reportError = (error: unknown) => {
      throw error;
    };
    const response = await render(request, {
      reportError,
      inquiries: null,
      find: async () => ({ pinned: [], found: [] }),
    });
    if (response.status !== 404) {
      throw new Error(`${path} returned ${response.status}, but an unknown path must return 404.`);
    }
    return response.text();
  };
  const renderMissingPage = async (pattern: string) => {
    const [one, other] = await Promise.all(
      ['no-such-page', 'nor-this-one'].map((name) =>
        renderMissing(pattern.replaceAll(/:\w+|\*/g, name)),
      ),
    );
    if (one === undefined || one !== other) {
      throw new Error(
        `What ${pattern} shows for a missing page depends on its address. The server uses one page for all of them.`,
      );
    }
    return one;
  };
  const paths = Object.keys(routes).map((id) => ({ id, path: pathOf(id, routes) }));
  const dynamicPaths = paths.map(({ path }) => path).filter((path) => /[:*]/.test(path));
  const missing: SiteRoutes['missing'] = [];
  for (const pattern of dynamicPaths.sort((one, other) => specificity(other) - specificity(one))) {
    missing.push({ pattern, html: await renderMissingPage(pattern) });
  }
  const forms = paths.filter(({ id }) => routes[id]?.module.action !== undefined);
  return {
    missing,
    forms: forms.map(({ path }) => path),
    readsQuery: sitePages.filter((page) => page.readsQuery).map(({ path }) => path),
    changes: changesAhead(),
    moved: redirects,
  };
}

function changesAhead(): SiteRoutes['changes'] {
  const change = nextChangeOf(pages.prices.examples.rows, dayIn(site.timeZone));
  return change === undefined ? {} : { '/prices': change };
}

function pathOf(id: string, routes: Routes): string {
  const route = routes[id];
  if (!route) return '';
  const above = route.parentId === undefined ? '' : pathOf(route.parentId, routes);
  return route.path === undefined ? above || '/' : `${above.replace(/\/$/, '')}/${route.path}`;
}

/** Ranks static segments above parameters, and parameters above wildcards. */
function specificity(pattern: string): number {
  const parts = pattern.split('/').slice(1);
  return parts.reduce((sum, part) => sum + (part === '*' ? -1 : part.startsWith(':') ? 2 : 10), 0);
}
