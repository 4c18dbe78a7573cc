import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCodings, type Coding, matchesEtag } from '#server/http/negotiation.ts';
import {
  contentSecurityPolicy,
  type PolicyOptions,
  securityHeadersFor,
} from '#server/http/security-headers.ts';
import { type SiteManifestFile, speculationRulesPath } from '#server/site/site-manifest.ts';

interface Head {
  status: number;
  /** Alternating names and values, as `writeHead` accepts them. */
  headers: string[];
}

/** A file in one content coding. */
interface Variant {
  body: Buffer;
  head: Head;
  /** Missing for 404 pages: conditional requests apply only to a 200 (RFC 9110, 13.2.1). */
  etag: string | undefined;
  unchanged: Head;
}

export interface SiteFile extends Partial<Record<Coding, Variant>> {
  isPage: boolean;
  identity: Variant;
}

export interface SiteFileOptions {
  read: (file: string) => Buffer;
  policyOptions: PolicyOptions;
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
  { policyOptions, speculate }: SiteFileOptions,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...securityHeadersFor(policyOptions),
    'Cache-Control': entry.cache,
  };
  if (entry.policy) {
    headers['Content-Security-Policy'] = contentSecurityPolicy({
      ...entry.policy,
      ...policyOptions,
    });
    if (speculate) headers['Speculation-Rules'] = `"${speculationRulesPath}"`;
  }
  // Other sites show our share images, and nothing else.
  if (entry.type.startsWith('image/')) headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  if (entry.br !== undefined || entry.gzip !== undefined) headers.Vary = 'Accept-Encoding';
  return headers;
}

export function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const { body, head, etag, unchanged } = chooseVariant(file, request.headers['accept-encoding']);
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && etag !== undefined && matchesEtag(condition, etag)) {
    response.writeHead(unchanged.status, unchanged.headers).end();
  } else {
    // For HEAD, Node leaves the body out.
    response.writeHead(head.status, head.headers).end(body);
  }
}

function chooseVariant(file: SiteFile, acceptEncoding: string | undefined): Variant {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const variant = file[coding];
    if (variant) return variant;
  }
  return file.identity;
}
