export type Coding = 'br' | 'gzip' | 'identity';

const preferred: readonly Coding[] = ['br', 'gzip', 'identity'];
const orders = new Map<string, readonly Coding[]>();
const identityOnly: readonly Coding[] = ['identity'];

/** The codings that a client takes, best first. Identity is always last resort. */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return identityOnly;
  const known = orders.get(header);
  if (known) return known;
  const order = readAcceptEncoding(header);
  // Browsers send a handful of values; whoever invents new ones must not fill the memory.
  if (orders.size < 100) orders.set(header, order);
  return order;
}

function readAcceptEncoding(header: string): readonly Coding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    // A weight that cannot be read is a refusal: the plain bytes are right for everyone.
    if (name) weights.set(name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? +weight : 0);
  }
  const weightOf = (coding: Coding) =>
    weights.get(coding) ??
    (coding === 'gzip' ? weights.get('x-gzip') : undefined) ??
    (coding === 'identity' ? undefined : weights.get('*')) ??
    0;
  const compressed = preferred
    .filter((coding) => coding !== 'identity' && weightOf(coding) > 0)
    .filter((coding) => weightOf(coding) >= weightOf('identity'))
    .sort((one, other) => weightOf(other) - weightOf(one));
  return [...compressed, 'identity'];
}

/** If-None-Match against one ETag: weak comparison, lists and `*`, as RFC 9110 has it. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  if (!header.includes(etag)) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
