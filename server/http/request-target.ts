import type { IncomingMessage } from 'node:http';

/**
 * Normalizes the encoding of the path. Returns `undefined` for targets that only an attacker sends:
 * it can't be decoded, or it hides a dot segment, a backslash or a control character.
 */
export function parseTarget(target: string): { path: string; search: string } | undefined {
  const relative = target.startsWith('/') ? target : stripOrigin(target);
  if (relative === undefined) return undefined;
  const queryAt = relative.indexOf('?');
  const raw = queryAt < 0 ? relative : relative.slice(0, queryAt);
  const search = queryAt < 0 ? '' : relative.slice(queryAt);
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  // Includes line separators, because `.` in a route's pattern doesn't match them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  if (/[\u0000-\u001f\u007f\u2028\u2029\\#]/.test(path)) return undefined;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  // An encoded slash is part of a name, not a separator, so keep such a path unchanged.
  return { path: /%2f|%3f/i.test(raw) ? raw : encodeURI(path), search };
}

/** RFC 9112 (3.2.2) requires servers to accept `GET http://host/path`, the form sent to proxies. */
function stripOrigin(target: string): string | undefined {
  const match = /^https?:\/\/[^/?#]+(\/[^#]*)?$/i.exec(target);
  return match ? (match[1] ?? '/') : undefined;
}

/** A name or an address, with an optional port. Some probes send an empty value. */
const host = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?)?$/i;

/** RFC 9112 (3.2) requires exactly one valid Host header, except in HTTP/1.0. */
export function hasValidHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1';
  let lines = 0;
  // Node silently keeps the first of several.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines === 1 && host.test(headers.host);
}
