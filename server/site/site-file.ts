import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Coding, matchesEtag, rankCodings } from '#server/http/negotiation.ts';
import {
  buildContentSecurityPolicy,
  getSecurityHeaders,
  type PolicyOptions,
} from '#server/http/security-headers.ts';
import { type SiteManifestFile, speculationRulesPath } from '#server/site/site-manifest.ts';

/** In the headers, names and values alternate, as `writeHead` accepts them. */
interface Variant {
  body: Buffer;
  headers: string[];
  /** 404 pages have no ETag, because conditional requests apply only to a 200 (RFC 9110, 13.2.1). */
  etag: string | undefined;
  notModifiedHeaders: string[];
}

export interface SiteFile extends Partial<Record<Coding, Variant>> {
  isPage: boolean;
  status: 200 | 404;
  identity: Variant;
}

export interface SiteFileOptions {
  readFile: (file: string) => Buffer;
  policyOptions: PolicyOptions;
  hasSpeculationRules: boolean;
}

export function loadSiteFile(
  entry: SiteManifestFile,
  options: SiteFileOptions,
  status: 200 | 404 = 200,
): SiteFile {
  const sharedHeaders = getSharedHeaders(entry, options);
  const loadVariant = (file: string, coding: Coding): Variant => {
    const body = options.readFile(file);
    const suffix = coding === 'identity' ? '' : `-${coding}`;
    const etag = status === 200 ? `"${entry.hash}${suffix}"` : undefined;
    const cacheHeaders = etag === undefined ? sharedHeaders : { ...sharedHeaders, ETag: etag };
    const contentHeaders = {
      'Content-Type': entry.type,
      'Content-Length': String(body.length),
      ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    };
    const headers = Object.entries({ ...contentHeaders, ...cacheHeaders }).flat();
    return { body, headers, etag, notModifiedHeaders: Object.entries(cacheHeaders).flat() };
  };
  return {
    isPage: entry.policy !== undefined,
    status,
    identity: loadVariant(entry.file, 'identity'),
    ...(entry.br === undefined ? {} : { br: loadVariant(entry.br, 'br') }),
    ...(entry.gzip === undefined ? {} : { gzip: loadVariant(entry.gzip, 'gzip') }),
  };
}

function getSharedHeaders(
  entry: SiteManifestFile,
  { policyOptions, hasSpeculationRules }: SiteFileOptions,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...getSecurityHeaders(policyOptions),
    'Cache-Control': entry.cache,
  };
  if (entry.policy) {
    headers['Content-Security-Policy'] = buildContentSecurityPolicy({
      ...entry.policy,
      ...policyOptions,
    });
    if (hasSpeculationRules) headers['Speculation-Rules'] = `"${speculationRulesPath}"`;
  }
  // Other sites may show our images, such as share images, but nothing else.
  if (entry.type.startsWith('image/')) headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  if (entry.br !== undefined || entry.gzip !== undefined) headers.Vary = 'Accept-Encoding';
  return headers;
}

export function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const codings = rankCodings(request.headers['accept-encoding']);
  const coding = codings.find((each) => file[each]) ?? 'identity';
  const { body, headers, etag, notModifiedHeaders } = file[coding] ?? file.identity;
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && etag !== undefined && matchesEtag(condition, etag)) {
    response.writeHead(304, notModifiedHeaders).end();
  } else {
    // Node omits the body of a HEAD response.
    response.writeHead(file.status, headers).end(body);
  }
}
