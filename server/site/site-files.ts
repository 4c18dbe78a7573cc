import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getDateIn } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { sendErrorResponse } from '#server/http/error-response.ts';
import { getSecurityHeaders, type PolicyOptions } from '#server/http/security-headers.ts';
import { loadSiteFile, type SiteFile, sendFile } from '#server/site/site-file.ts';
import { type SiteManifest, speculationRulesPath } from '#server/site/site-manifest.ts';

export type SiteFiles = ReturnType<typeof loadSiteFiles>;

/** Pages from an earlier build may request files that are gone. No route has such a path. */
const hashedAssetPath = /^\/assets\/[\w-]+\.[\w.-]+$/;

export function loadSiteFiles(
  buildFolder: string,
  policyOptions: PolicyOptions,
  getToday: () => string = () => getDateIn(site.timeZone),
) {
  const manifest = readManifest(join(buildFolder, 'site.json'));
  const commonHeaders = getSecurityHeaders(policyOptions);
  const options = {
    readFile: (file: string) => readFileSync(join(buildFolder, file)),
    policyOptions,
    hasSpeculationRules: speculationRulesPath in manifest.files,
  };
  const files = new Map<string, SiteFile>();
  const pagePaths = new Map<string, string>();
  for (const [path, entry] of Object.entries(manifest.files)) {
    const file = loadSiteFile(entry, options);
    files.set(path, file);
    if (file.isPage) pagePaths.set(normalizePath(path), path);
  }
  const redirects = new Map(Object.entries(manifest.redirects));
  const movedPaths = new Map(
    Object.entries(manifest.moved).map(([from, to]) => [normalizePath(from), to]),
  );
  const formPaths = new Set(manifest.forms);
  const queryPaths = new Set(manifest.readsQuery);
  const changeDates = new Map(Object.entries(manifest.changes));
  /** An outdated page may show an expired price, so React Router renders it on request. */
  const isOutdated = (path: string) => {
    const changeDate = changeDates.get(path);
    return changeDate !== undefined && getToday() >= changeDate;
  };
  const findPage = (path: string) => pagePaths.get(normalizePath(path));
  const notFoundPages = manifest.notFoundPages.map(({ pattern, page }) => ({
    pattern: toRegExp(pattern),
    page: loadSiteFile(page, options, 404),
  }));

  function redirect(response: ServerResponse, status: number, location: string): void {
    const headers = { 'Cache-Control': 'no-cache', 'Content-Length': '0', Location: location };
    response.writeHead(status, { ...commonHeaders, ...headers }).end();
  }

  return {
    /** Sends a file, or a redirect from another spelling of its path. Returns `false` for other paths. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const { path, query } = splitUrl(request);
      if (query !== '' && queryPaths.has(path)) return false;
      if (isOutdated(path)) return false;
      const file = files.get(path);
      const target = redirects.get(path);
      if (file) sendFile(file, request, response);
      else if (target !== undefined) redirect(response, 308, addQuery(target, query));
      else if (hashedAssetPath.test(path)) sendErrorResponse(response, 404, commonHeaders);
      else return false;
      return true;
    },
    /** Sends a redirect to the path of a page, or a 404 page. Returns `false` if a page needs rendering. */
    serveUnknown(request: IncomingMessage, response: ServerResponse) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const { path, query } = splitUrl(request);
      const normalizedPath = normalizePath(path);
      const page = pagePaths.get(normalizedPath);
      if (page === path) return false;
      const [status, target] =
        page === undefined ? [301, movedPaths.get(normalizedPath)] : [308, page];
      if (target !== undefined) {
        redirect(response, status, addQuery(target, query));
        return 'moved';
      }
      const match = notFoundPages.find(({ pattern }) => pattern.test(normalizedPath));
      if (match === undefined) return false;
      sendFile(match.page, request, response);
      return 'notFound';
    },
    has: (path: string) => files.has(path) || redirects.has(path) || findPage(path) !== undefined,
    /** Assets accept only GET and HEAD, because no route handles them. */
    isAsset: (path: string) => files.get(path)?.isPage === false,
    acceptsForms: (path: string) => formPaths.has(findPage(path) ?? ''),
    /** When the build was made, as an ISO date. */
    builtAt: readIfExists(join(buildFolder, 'built-at')),
    readText: (path: string) => files.get(path)?.identity.body.toString('utf8'),
    manifest,
  };
}

function splitUrl({ url = '' }: IncomingMessage) {
  const queryIndex = url.indexOf('?');
  if (queryIndex < 0) return { path: url, query: '' };
  return { path: url.slice(0, queryIndex), query: url.slice(queryIndex) };
}

/** React Router also matches `/About//`, but a page should have only one path. */
function normalizePath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/** Converts a pattern from app/routes.ts, such as `/blog/post/:slug` or `/*`. */
const toRegExp = (pattern: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);

const readIfExists = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

function readManifest(path: string) {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`The site is not built: ${path} cannot be read. Run \`npm run build\`.`, {
      cause: error,
    });
  }
  // The build has validated the manifest. Doing so again would double the startup time.
  return JSON.parse(text) as SiteManifest;
}

/** In a URL, the query comes before the anchor. */
function addQuery(target: string, query: string): string {
  const [path, anchor] = target.split('#', 2);
  return `${path}${query}${anchor === undefined ? '' : `#${anchor}`}`;
}
