export type Coding = 'br' | 'gzip' | 'identity';

/** Lists the codings that a client accepts, best first. The last is always `identity`. */
export function rankCodings(header = ''): readonly Coding[] {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    // Skip a coding with an invalid weight, because every client accepts uncompressed bytes.
    if (name) weights.set(name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? +weight : 0);
  }
  const getWeight = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const compressedCodings = (['br', 'gzip'] as const)
    .filter((coding) => getWeight(coding) > 0)
    .filter((coding) => getWeight(coding) >= (weights.get('identity') ?? 0))
    .sort((left, right) => getWeight(right) - getWeight(left));
  return [...compressedCodings, 'identity'];
}

/** Compares If-None-Match with an ETag as RFC 9110 requires, including weak tags, lists and `*`. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  if (!header.includes(etag)) return false;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
