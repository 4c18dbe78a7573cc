import { isIPv6 } from 'node:net';

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
 * 2^64 of those.
 */
export function clientKey(address: string): string {
  const plain = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  const missing = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const whole = plain.includes('::')
    ? [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':')]
    : groups;
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
