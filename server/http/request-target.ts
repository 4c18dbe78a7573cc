import type { IncomingMessage } from 'node:http';

/**
 * The path that a request asks for, in the one spelling that our addresses have, or `undefined`
 * for a target that no honest client sends: it cannot be decoded, or it hides a dot segment,
 * a backslash or a control character.
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
  // Separators of lines too: the router's patterns do not match across them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  if (/[\u0000-\u001f\u007f\u2028\u2029\\#]/.test(path)) return undefined;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  // A slash that was encoded is part of a name, not a separator: keep such a path as it came.
  return { path: /%2f|%3f/i.test(raw) ? raw : encodeURI(path), search };
}

/** `GET http://host/path`, the form that a proxy is sent, must be understood as well. */
function stripOrigin(target: string): string | undefined {
  const match = /^https?:\/\/[^/?#]+(\/[^#]*)?$/i.exec(target);
  return match ? (match[1] ?? '/') : undefined;
}

/** A name or an address, and perhaps a port. Nothing at all is what some probes send. */
const host = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?)?$/i;

/** One Host line that can stand in an address, as RFC 9112 (3.2) asks; HTTP/1.0 may do without. */
export function hasValidHost({ headers, httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1';
  let lines = 0;
  // Node keeps the first of several and says nothing.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines === 1 && host.test(headers.host);
}
