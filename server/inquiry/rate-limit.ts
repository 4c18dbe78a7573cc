import { isIP } from 'node:net';

export interface RateLimit {
  burst: number;
  perMinute: number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Token buckets by key. The least recently used are dropped, to limit memory. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #clock: () => number;
  readonly #maximumKeys: number;
  readonly #buckets = new Map<string, Bucket>();

  /** The clock must be monotonic, so it can't be the time of day. */
  constructor(
    limit: RateLimit,
    clock: () => number = () => performance.now(),
    maximumKeys = 10_000,
  ) {
    this.#limit = limit;
    this.#clock = clock;
    this.#maximumKeys = maximumKeys;
  }

  /** Takes a token and returns 0, or returns the seconds until there is one. */
  take(key: string): number {
    const { burst, perMinute } = this.#limit;
    const now = this.#clock();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledAt: now };
    const gained = ((now - bucket.filledAt) / 60_000) * perMinute;
    const tokens = Math.min(burst, bucket.tokens + gained);
    const remaining = tokens >= 1 ? tokens - 1 : tokens;
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: remaining, filledAt: now });
    this.#dropOldest();
    return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60);
  }

  refund(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.#limit.burst, bucket.tokens + 1);
  }

  get size() {
    return this.#buckets.size;
  }

  #dropOldest() {
    if (this.#buckets.size <= this.#maximumKeys) return;
    const { value: oldest } = this.#buckets.keys().next();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/**
 * One client: an IPv4 address, or an IPv6 /64 network, because a household has 2^64 addresses. All
 * invalid addresses count as one client, so that inventing them gains nothing.
 */
export const clientKey = (address: string) => networkPrefix(address, 4);

/** The addresses that an internet provider gives one customer: one IPv4 address, or an IPv6 /48. */
export const networkKey = (address: string) => networkPrefix(address, 3);

function networkPrefix(address: string, length: number): string {
  const [unscoped = ''] = address.split('%');
  const plain = unscoped.replace(/^::ffff:(?=[\d.]+$)/i, '');
  const family = isIP(plain);
  if (family !== 6) return family === 4 ? plain : 'unknown';
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const all = plain.includes('::')
    ? [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':')]
    : groups;
  const network = all.slice(0, length).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${length * 16}`;
}
