export type Coding = 'br' | 'gzip' | 'identity';

const preferred: readonly Coding[] = ['br', 'gzip', 'identity'];
const cache = new Map<string, readonly Coding[]>();
const identityOnly: readonly Coding[] = ['identity'];

/** The codings that a client accepts, best first. Identity is always the last resort. */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return identityOnly;
  const cached = cache.get(header);
  if (cached) return cached;
  const codings = parseAcceptEncoding(header);
  // Browsers send a handful of values. The limit keeps invented ones from filling the memory.
  if (cache.size < 100) cache.set(header, codings);
  return codings;
}

function parseAcceptEncoding(header: string): readonly Coding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    // Treat an invalid weight as a refusal: every client accepts uncompressed bytes.
    if (name) weights.set(name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? +weight : 0);
  }
  const getWeight = (coding: Coding) =>
    weights.get(coding) ??
    (coding === 'gzip' ? weights.get('x-gzip') : undefined) ??
    (coding === 'identity' ? undefined : weights.get('*')) ??
    0;
  const compressed = preferred
    .filter((coding) => coding !== 'identity' && getWeight(coding) > 0)
    .filter((coding) => getWeight(coding) >= getWeight('identity'))
    .sort((one, other) => getWeight(other) - getWeight(one));
  return [...compressed, 'identity'];
}

/** Compares If-None-Match with one ETag as RFC 9110 says: weakly, with lists and `*`. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  if (!header.includes(etag)) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
