import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCodings, type Coding, matchesEtag } from '#server/http/negotiation.ts';
import {
  contentSecurityPolicy,
  type PolicySurroundings,
  securityHeadersFor,
} from '#server/http/security-headers.ts';
import { type SiteManifestFile, speculationRulesPath } from '#server/site/site-manifest.ts';

/** The head of an answer that is given many times. */
export interface Head {
  status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[];
}

/** One file in one coding. Its heads are made when they are first sent, so that the start stays short. */
class Variant {
  readonly body: Buffer;
  readonly etag: string;
  readonly #shared: Record<string, string>;
  readonly #content: Record<string, string>;
  #found: Head | undefined;
  #unchanged: Head | undefined;
  #missing: Head | undefined;

  constructor(
    body: Buffer,
    { hash, type }: SiteManifestFile,
    coding: Coding,
    shared: Record<string, string>,
  ) {
    this.body = body;
    this.etag = coding === 'identity' ? `"${hash}"` : `"${hash}-${coding}"`;
    this.#shared = shared;
    this.#content = {
      'Content-Type': type,
      'Content-Length': String(body.length),
      ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    };
  }

  get found(): Head {
    this.#found ??= makeHead(200, { ...this.#content, ...this.#shared, ETag: this.etag });
    return this.#found;
  }

  get unchanged(): Head {
    this.#unchanged ??= makeHead(304, { ...this.#shared, ETag: this.etag });
    return this.#unchanged;
  }

  /** Where the file is what is shown for an address that does not exist. */
  get missing(): Head {
    this.#missing ??= makeHead(404, { ...this.#content, ...this.#shared });
    return this.#missing;
  }
}

export interface SiteFile {
  isPage: boolean;
  identity: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
}

export interface SiteFileOptions {
  /** The bytes of a file of the build. */
  read: (file: string) => Buffer;
  surroundings: PolicySurroundings;
  speculate: boolean;
}

export const makeHead = (status: number, headers: Record<string, string>): Head => ({
  status,
  headers: Object.entries(headers).flat(),
});

export function loadSiteFile(entry: SiteManifestFile, options: SiteFileOptions): SiteFile {
  const shared = sharedHeaders(entry, options);
  const variant = (file: string, coding: Coding) =>
    new Variant(options.read(file), entry, coding, shared);
  return {
    isPage: entry.policy !== undefined,
    identity: variant(entry.file, 'identity'),
    br: entry.br === undefined ? undefined : variant(entry.br, 'br'),
    gzip: entry.gzip === undefined ? undefined : variant(entry.gzip, 'gzip'),
  };
}

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

export function sendHead(response: ServerResponse, head: Head, body?: Buffer): void {
  response.writeHead(head.status, head.headers);
  response.end(body);
}

export function sendFile(file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const variant = choose(file, headers['accept-encoding']);
  const known = headers['if-none-match'];
  if (known !== undefined && matchesEtag(known, variant.etag)) {
    sendHead(response, variant.unchanged);
    return;
  }
  sendHead(response, variant.found, request.method === 'HEAD' ? undefined : variant.body);
}

/** Without an ETag: conditions are only for what exists (RFC 9110, 13.2.1). */
export function sendMissing(
  file: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { missing, body } = choose(file, request.headers['accept-encoding']);
  sendHead(response, missing, request.method === 'HEAD' ? undefined : body);
}

function choose(file: SiteFile, acceptEncoding: string | undefined): Variant {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const variant = file[coding];
    if (variant) return variant;
  }
  return file.identity;
}
