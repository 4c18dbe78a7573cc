import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { dayIn } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { refusal } from '#server/http/refusal.ts';
import { type PolicySurroundings, securityHeadersFor } from '#server/http/security-headers.ts';
import {
  loadSiteFile,
  makeHead,
  type SiteFile,
  sendFile,
  sendHead,
  sendMissing,
} from '#server/site/site-file.ts';
import { type SiteManifest, speculationRulesPath } from '#server/site/site-manifest.ts';

export interface SiteFiles {
  /** Answers when the address is that of a file. `false`: the request is somebody else's. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Answers when no page has this address, in whatever spelling: with the way to the right
   * spelling, or with the page that says so. `false`: there is a page that has to be rendered.
   */
  answerUnknown(request: IncomingMessage, response: ServerResponse): 'moved' | 'missing' | false;
  has(path: string): boolean;
  /** A file that no route stands behind, so that only GET and HEAD make sense. */
  isAsset(path: string): boolean;
  /** Whether the page of this address takes a form. */
  takesForms(path: string): boolean;
  text(path: string): string | undefined;
  /** What a rendered page needs from the build to be finished. */
  scripts: Pick<SiteManifest, 'startScript' | 'firstPaint' | 'fonts' | 'islands'>;
}

/** Old pages ask for files of an earlier build. No route has such an address. */
const lostAsset = /^\/assets\/[\w-]+\.[\w.-]+$/;

/** Reads the build into memory. Only what is in its manifest can ever be served. */
export function loadSiteFiles(
  buildFolder: string,
  surroundings: PolicySurroundings,
  today: () => string = () => dayIn(site.timeZone),
): SiteFiles {
  const manifest = readManifest(join(buildFolder, 'site.json'));
  const speculate = speculationRulesPath in manifest.files;
  const everyAnswer = securityHeadersFor(surroundings);
  const missingAsset = refusal(404, everyAnswer);
  const missingAssetHead = makeHead(404, missingAsset.headers);
  const missingAssetBody = Buffer.from(missingAsset.body);
  const read = (file: string) => readFileSync(join(buildFolder, file));
  const files = new Map<string, SiteFile>();
  /** Pages by their address in the plainest spelling. */
  const pages = new Map<string, string>();
  for (const [path, entry] of Object.entries(manifest.files)) {
    const file = loadSiteFile(entry, { read, surroundings, speculate });
    files.set(path, file);
    if (file.isPage) pages.set(plainSpelling(path), path);
  }
  const redirects = new Map(Object.entries(manifest.redirects));
  const moved = new Map(
    Object.entries(manifest.moved).map(([from, to]) => [plainSpelling(from), to]),
  );
  const forms = new Set(manifest.forms);
  const readsQuery = new Set(manifest.readsQuery);
  const changes = new Map(Object.entries(manifest.changes));
  /** What was built may name a price that is over: React Router leaves it out. */
  const isOutdated = (path: string) => {
    const change = changes.get(path);
    return change !== undefined && today() >= change;
  };
  const missingPageOf = readMissing(manifest, (entry) =>
    loadSiteFile(entry, { read, surroundings, speculate }),
  );
  const pageOf = (path: string) => pages.get(plainSpelling(path));

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const { url, path, queryAt } = splitUrl(request);
      if (queryAt >= 0 && readsQuery.has(path)) return false;
      if (isOutdated(path)) return false;
      const file = files.get(path);
      if (file) {
        sendFile(file, request, response);
        return true;
      }
      const target = redirects.get(path);
      if (target === undefined) {
        if (!lostAsset.test(path)) return false;
        sendHead(
          response,
          missingAssetHead,
          request.method === 'HEAD' ? undefined : missingAssetBody,
        );
        return true;
      }
      redirect(308, withQuery(target, url, queryAt), response, everyAnswer);
      return true;
    },
    answerUnknown(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const { url, path, queryAt } = splitUrl(request);
      const page = pageOf(path);
      if (page !== undefined && page !== path) {
        redirect(308, withQuery(page, url, queryAt), response, everyAnswer);
        return 'moved';
      }
      if (page !== undefined) return false;
      const newAddress = moved.get(plainSpelling(path));
      if (newAddress !== undefined) {
        redirect(301, withQuery(newAddress, url, queryAt), response, everyAnswer);
        return 'moved';
      }
      const missing = missingPageOf(path);
      if (missing === undefined) return false;
      sendMissing(missing, request, response);
      return 'missing';
    },
    has: (path) => files.has(path) || redirects.has(path) || pageOf(path) !== undefined,
    isAsset: (path) => files.get(path)?.isPage === false,
    takesForms: (path) => forms.has(pageOf(path) ?? ''),
    text: (path) => files.get(path)?.identity.body.toString('utf8'),
    scripts: manifest,
  };
}

function splitUrl(request: IncomingMessage) {
  const url = request.url ?? '';
  const queryAt = url.indexOf('?');
  return { url, queryAt, path: queryAt < 0 ? url : url.slice(0, queryAt) };
}

/** React Router takes `/About//` for /about too; a page has one address. */
function plainSpelling(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/** What is shown for an address that no page has, by the route that React Router would take. */
function readMissing(
  { missing }: SiteManifest,
  load: (entry: SiteManifest['files'][string]) => SiteFile,
) {
  const pages = missing.map(({ pattern, page }) => ({
    matches: matcherOf(pattern),
    page: load(page),
  }));
  return (path: string): SiteFile | undefined => {
    const plain = plainSpelling(path);
    return pages.find(({ matches }) => matches(plain))?.page;
  };
}

/** `/blog/post/:slug` and `/*`, as in app/routes.ts. */
function matcherOf(pattern: string): (path: string) => boolean {
  const parts = pattern.split('/');
  return (path) => {
    const given = path.split('/');
    if (parts.at(-1) !== '*' && parts.length !== given.length) return false;
    return parts.every((part, at) => part === '*' || part.startsWith(':') || part === given[at]);
  };
}

function readManifest(path: string) {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`The site is not built: ${path} cannot be read. Run \`npm run build\`.`, {
      cause: error,
    });
  }
  // The build checked it, which would take as long as everything else here.
  return JSON.parse(text) as SiteManifest;
}

/** A query stands before the place on the page. */
function withQuery(target: string, url: string, queryAt: number): string {
  if (queryAt < 0) return target;
  const [path, place] = target.split('#', 2);
  return `${path}${url.slice(queryAt)}${place === undefined ? '' : `#${place}`}`;
}

function redirect(
  status: 301 | 308,
  location: string,
  response: ServerResponse,
  everyAnswer: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, {
    ...everyAnswer,
    Location: location,
    'Cache-Control': 'no-cache',
    'Content-Length': '0',
  });
  response.end();
}
