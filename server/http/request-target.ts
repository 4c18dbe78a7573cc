import type { IncomingMessage } from 'node:http';

/** Returns `undefined` for a path that can't be decoded or that only an attacker would send. */
export function parseTarget(target: string): { path: string; search: string } | undefined {
  const relative = target.startsWith('/') ? target : stripOrigin(target);
  if (relative === undefined) return undefined;
  const queryIndex = relative.indexOf('?');
  const rawPath = queryIndex < 0 ? relative : relative.slice(0, queryIndex);
  const search = queryIndex < 0 ? '' : relative.slice(queryIndex);
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  // This includes line separators, because `.` in a route's pattern doesn't match them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this rejects control characters
  if (/[\u0000-\u001f\u007f\u2028\u2029\\#]/.test(path)) return undefined;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  // An encoded slash is part of a name, not a separator, so keep such a path unchanged.
  return { path: /%2f|%3f/i.test(rawPath) ? rawPath : encodeURI(path), search };
}

/** RFC 9112 (3.2.2) requires servers to accept `GET http://host/path`, the form sent to proxies. */
function stripOrigin(target: string): string | undefined {
  const match = /^https?:\/\/[^/?#]+(\/[^#]*)?$/i.exec(target);
  return match ? (match[1] ?? '/') : undefined;
}

/** This allows an empty value, because some health checks send it. */
const hostPattern = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?)?$/i;

/** RFC 9112 (3.2) requires exactly one valid Host header, except in HTTP/1.0. */
export function hasValidHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1';
  let hostCount = 0;
  // Count the Host headers, because Node silently keeps only the first.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hostCount += 1;
  }
  return hostCount === 1 && hostPattern.test(headers.host);
}
