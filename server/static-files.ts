import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { acceptedCodings, type Coding, matchesEtag, parseRange } from '#server/negotiation.ts';
import { refusal } from '#server/refusal.ts';
import {
  contentSecurityPolicy,
  type PolicySurroundings,
  securityHeaders,
} from '#server/security-headers.ts';
import {
  type SiteManifestFile,
  siteManifest,
  speculationRulesPath,
} from '#server/site-manifest.ts';
import { type PreparedHead, prepareHead, type SiteResponse } from '#server/site-response.ts';

/** One file in one coding. */
interface Variant {
  body: Buffer;
  etag: string;
  found: PreparedHead;
  unchanged: PreparedHead;
}

interface SiteFile {
  isPage: boolean;
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
}

export interface SiteFiles {
  /** Answers when the address is that of a file. `false`: the request is somebody else's. */
  answer(request: IncomingMessage, response: SiteResponse): boolean;
  has(path: string): boolean;
  /** A file that no route stands behind, so that only GET and HEAD make sense. */
  isAsset(path: string): boolean;
  text(path: string): string | undefined;
  /** The address of the script that every page loads. */
  startScript: string;
}

/** These pages read their query: with one, React Router renders them. */
const readsQuery = new Set(['/blog', '/blog.data']);

/** Old pages ask for files of an earlier build. No route has such an address. */
const lostAsset = /^\/assets\/[\w-]+\.[\w.-]+$/;
const missing = prepareHead(404, refusal(404).headers);
const missingBody = Buffer.from(refusal(404).body);

/** Reads the build into memory. Only what is in its manifest can ever be served. */
export function loadSiteFiles(buildFolder: string, surroundings: PolicySurroundings): SiteFiles {
  const manifest = readManifest(join(buildFolder, 'site.json'));
  const speculate = speculationRulesPath in manifest.files;
  const files = new Map<string, SiteFile>();
  for (const [path, entry] of Object.entries(manifest.files)) {
    const shared = sharedHeaders(entry, surroundings, speculate);
    const variant = (file: string | undefined, coding: Coding) =>
      file === undefined
        ? undefined
        : makeVariant(readFileSync(join(buildFolder, file)), entry, coding, shared);
    files.set(path, {
      isPage: entry.policy !== undefined || path.endsWith('.data'),
      identity: makeVariant(readFileSync(join(buildFolder, entry.file)), entry, 'identity', shared),
      br: variant(entry.br, 'br'),
      gzip: variant(entry.gzip, 'gzip'),
    });
  }
  const redirects = new Map(Object.entries(manifest.redirects));

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const url = request.url ?? '';
      const queryAt = url.indexOf('?');
      const path = queryAt < 0 ? url : url.slice(0, queryAt);
      if (queryAt >= 0 && (readsQuery.has(path) || url.includes('_routes=', queryAt))) return false;
      const file = files.get(path);
      if (file) {
        send(file, request, response);
        return true;
      }
      const target = redirects.get(path);
      if (target === undefined) {
        if (!lostAsset.test(path)) return false;
        response.answer(missing, request.method === 'HEAD' ? undefined : missingBody);
        return true;
      }
      redirect(queryAt < 0 ? target : target + url.slice(queryAt), response);
      return true;
    },
    has: (path) => files.has(path) || redirects.has(path),
    isAsset: (path) => files.get(path)?.isPage === false,
    text: (path) => files.get(path)?.identity.body.toString('utf8'),
    startScript: manifest.startScript,
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
  return siteManifest.parse(JSON.parse(text));
}

function sharedHeaders(
  entry: SiteManifestFile,
  surroundings: PolicySurroundings,
  speculate: boolean,
): Record<string, string> {
  const headers: Record<string, string> = { ...securityHeaders, 'Cache-Control': entry.cache };
  if (entry.policy) {
    headers['Content-Security-Policy'] = contentSecurityPolicy({
      ...entry.policy,
      ...surroundings,
    });
    if (speculate) headers['Speculation-Rules'] = `"${speculationRulesPath}"`;
  }
  // Share images are shown by other sites; nothing else of ours is.
  if (entry.type.startsWith('image/')) headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  if (entry.br !== undefined || entry.gzip !== undefined) headers.Vary = 'Accept-Encoding';
  return headers;
}

function makeVariant(
  body: Buffer,
  entry: SiteManifestFile,
  coding: Coding,
  shared: Record<string, string>,
): Variant {
  const etag = coding === 'identity' ? `"${entry.hash}"` : `"${entry.hash}-${coding}"`;
  const unchanged = { ...shared, ETag: etag };
  const found: Record<string, string> = {
    'Content-Type': entry.type,
    'Content-Length': String(body.length),
    ...(coding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': coding }),
    ...unchanged,
  };
  return {
    body,
    etag,
    found: prepareHead(200, found),
    unchanged: prepareHead(304, unchanged),
  };
}

function send(file: SiteFile, request: IncomingMessage, response: SiteResponse): void {
  const { headers } = request;
  if (headers.range !== undefined && request.method === 'GET') {
    if (sendRange(file.identity, headers.range, request, response)) return;
  }
  const variant = choose(file, headers['accept-encoding']);
  const known = headers['if-none-match'];
  if (known !== undefined && matchesEtag(known, variant.etag)) {
    response.answer(variant.unchanged);
    return;
  }
  response.answer(variant.found, request.method === 'HEAD' ? undefined : variant.body);
}

function choose(file: SiteFile, acceptEncoding: string | undefined): Variant {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const variant = file[coding];
    if (variant) return variant;
  }
  return file.identity;
}

/** Ranges are of the plain bytes, whatever the client accepts: those are the same for all. */
function sendRange(
  variant: Variant,
  header: string,
  request: IncomingMessage,
  response: SiteResponse,
): boolean {
  const known = request.headers['if-none-match'];
  if (known !== undefined && matchesEtag(known, variant.etag)) {
    response.answer(variant.unchanged);
    return true;
  }
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== variant.etag) return false;
  const size = variant.body.length;
  const range = parseRange(header, size);
  if (range === undefined) return false;
  if (range === 'unsatisfiable') {
    response.writeHead(416, [
      ...variant.unchanged.headers,
      ...['Content-Range', `bytes */${size}`, 'Content-Length', '0'],
    ]);
    response.end();
    return true;
  }
  const part = variant.body.subarray(range.start, range.end + 1);
  const headers = new Map<string, string>();
  const { headers: whole } = variant.found;
  for (let at = 0; at < whole.length; at += 2) headers.set(whole[at] ?? '', whole[at + 1] ?? '');
  headers.set('Content-Length', String(part.length));
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  response.writeHead(206, [...headers].flat());
  response.end(part);
  return true;
}

function redirect(location: string, response: SiteResponse): void {
  response.writeHead(308, {
    ...securityHeaders,
    Location: location,
    'Cache-Control': 'no-cache',
    'Content-Length': '0',
  });
  response.end();
}
