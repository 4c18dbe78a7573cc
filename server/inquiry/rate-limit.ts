import { isIP } from 'node:net';

export interface RateLimit {
  /** How many may come at once. */
  burst: number;
  /** How many more each minute. */
  perMinute: number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Buckets by key. The ones used longest ago go first, so memory has a bound. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #clock: () => number;
  readonly #maximumKeys: number;
  readonly #buckets = new Map<string, Bucket>();

  /** The clock counts milliseconds and must never jump: not the time of day. */
  constructor(
    limit: RateLimit,
    clock: () => number = () => performance.now(),
    maximumKeys = 10_000,
  ) {
    this.#limit = limit;
    this.#clock = clock;
    this.#maximumKeys = maximumKeys;
  }

  /** Takes one; 0 when there was one, otherwise the seconds until there is. */
  take(key: string): number {
    const { burst, perMinute } = this.#limit;
    const now = this.#clock();
    const known = this.#buckets.get(key);
    const gained = known ? ((now - known.filledAt) / 60_000) * perMinute : 0;
    const tokens = known ? Math.min(burst, known.tokens + gained) : burst;
    const left = tokens >= 1 ? tokens - 1 : tokens;
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: left, filledAt: now });
    this.#forgetOldest();
    return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60);
  }

  /** Takes back what turned out to cost nothing. */
  refund(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.#limit.burst, bucket.tokens + 1);
  }

  get size() {
    return this.#buckets.size;
  }

  #forgetOldest() {
    if (this.#buckets.size <= this.#maximumKeys) return;
    const { value: oldest } = this.#buckets.keys().next();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/**
 * One sender: an IPv4 address, or the /64 network of an IPv6 address, because a household has
 * 2^64 of those. Whatever is no address is one sender, so that making it up gains nothing.
 */
export const clientKey = (address: string) => networkPrefix(address, 4);

/** What one customer of a provider can hold: an IPv4 address, or 65,536 such networks, a /48. */
export const networkKey = (address: string) => networkPrefix(address, 3);

function networkPrefix(address: string, length: number): string {
  const [unscoped = ''] = address.split('%');
  const plain = unscoped.replace(/^::ffff:(?=[\d.]+$)/i, '');
  const family = isIP(plain);
  if (family !== 6) return family === 4 ? plain : 'unknown';
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const whole = plain.includes('::')
    ? [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':')]
    : groups;
  const network = whole.slice(0, length).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${length * 16}`;
}
