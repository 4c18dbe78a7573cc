/**
 * The path that a request asks for, in the one spelling that our addresses have, or `undefined`
 * for a target that no honest client sends: it cannot be decoded, or it hides a dot segment,
 * a backslash or a control character.
 */
export function readTarget(target: string): { path: string; search: string } | undefined {
  const relative = target.startsWith('/') ? target : withoutOrigin(target);
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
function withoutOrigin(target: string): string | undefined {
  const match = /^https?:\/\/[^/?#]+(\/[^#]*)?$/i.exec(target);
  return match ? (match[1] ?? '/') : undefined;
}
