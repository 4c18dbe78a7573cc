import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCodings, type Coding, matchesEtag } from '#server/http/negotiation.ts';
import {
  contentSecurityPolicy,
  type PolicySurroundings,
  securityHeadersFor,
} from '#server/http/security-headers.ts';
import { type SiteManifestFile, speculationRulesPath } from '#server/site/site-manifest.ts';

/** The head of an answer that is given many times. */
interface Head {
  status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
}

/** A file in one content coding. */
interface Variant {
  body: Buffer;
  head: Head;
  /** Missing for the pages of a 404: conditions apply only to what exists (RFC 9110, 13.2.1). */
  etag: string | undefined;
  unchanged: Head;
}

export interface SiteFile extends Partial<Record<Coding, Variant>> {
  isPage: boolean;
  identity: Variant;
}

export interface SiteFileOptions {
  /** The bytes of a file of the build. */
  read: (file: string) => Buffer;
  surroundings: PolicySurroundings;
  speculate: boolean;
}

export function loadSiteFile(
  entry: SiteManifestFile,
  options: SiteFileOptions,
  status: 200 | 404 = 200,
): SiteFile {
  const shared = sharedHeaders(entry, options);
  const load = (file: string, coding: Coding): Variant => {
    const body = options.read(file);
    const suffix = coding === 'identity' ? '' : `-${coding}`;
    const etag = status === 200 ? `"${entry.hash}${suffix}"` : undefined;
    const cached = etag === undefined ? shared : { ...shared, ETag: etag };
    const content = {
      'Content-Type': entry.type,
      'Content-Length': String(body.length),
      ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    };
    const head = makeHead(status, { ...content, ...cached });
    return { body, head, etag, unchanged: makeHead(304, cached) };
  };
  return {
    isPage: entry.policy !== undefined,
    identity: load(entry.file, 'identity'),
    ...(entry.br === undefined ? {} : { br: load(entry.br, 'br') }),
    ...(entry.gzip === undefined ? {} : { gzip: load(entry.gzip, 'gzip') }),
  };
}

const makeHead = (status: number, headers: Record<string, string>): Head => ({
  status,
  headers: Object.entries(headers).flat(),
});

function sharedHeaders(
  entry: SiteManifestFile,
  { surroundings, speculate }: SiteFileOptions,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...securityHeadersFor(surroundings),
    'Cache-Control': entry.cache,
  };
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

export function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const { body, head, etag, unchanged } = choose(file, request.headers['accept-encoding']);
  const known = request.headers['if-none-match'];
  if (known !== undefined && etag !== undefined && matchesEtag(known, etag)) {
    response.writeHead(unchanged.status, unchanged.headers).end();
  } else {
    // Node leaves the body out of the answer to HEAD.
    response.writeHead(head.status, head.headers).end(body);
  }
}

function choose(file: SiteFile, acceptEncoding: string | undefined): Variant {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const variant = file[coding];
    if (variant) return variant;
  }
  return file.identity;
}
