import { isIP } from 'node:net';

export interface RateLimit {
  burst: number;
  perMinute: number;
}

/** Keeps a token bucket for each key. Drops the least recently used ones to limit memory. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #clock: () => number;
  readonly #maximumKeys: number;
  readonly #buckets = new Map<string, { tokens: number; filledAt: number }>();

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

  /** Takes a token and returns 0. If there is none, returns the seconds until the next one. */
  take(key: string): number {
    const { burst, perMinute } = this.#limit;
    const now = this.#clock();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledAt: now };
    const newTokens = ((now - bucket.filledAt) / 60_000) * perMinute;
    const tokens = Math.min(burst, bucket.tokens + newTokens);
    const remainingTokens = tokens >= 1 ? tokens - 1 : tokens;
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: remainingTokens, filledAt: now });
    if (this.#buckets.size > this.#maximumKeys) {
      const [oldestKey = ''] = this.#buckets.keys();
      this.#buckets.delete(oldestKey);
    }
    return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60);
  }

  refund(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.#limit.burst, bucket.tokens + 1);
  }

  get size() {
    return this.#buckets.size;
  }
}

/** A household has a whole IPv6 /64 network. All invalid addresses count as one client. */
export const getClientKey = (address: string) => getNetworkPrefix(address, 4);

/** Internet providers usually give a customer one IPv4 address or one IPv6 /48 network. */
export const getNetworkKey = (address: string) => getNetworkPrefix(address, 3);

function getNetworkPrefix(address: string, length: number): string {
  const [addressWithoutZone = ''] = address.split('%');
  const plainAddress = addressWithoutZone.replace(/^::ffff:(?=[\d.]+$)/i, '');
  const family = isIP(plainAddress);
  if (family !== 6) return family === 4 ? plainAddress : 'unknown';
  const [head = '', tail = ''] = plainAddress.toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  const missingCount = 8 - groups.length - (tail ? tail.split(':').length : 0);
  const allGroups = plainAddress.includes('::')
    ? [...groups, ...Array.from({ length: missingCount }, () => '0'), ...tail.split(':')]
    : groups;
  const prefixGroups = allGroups
    .slice(0, length)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefixGroups.join(':')}::/${length * 16}`;
}
