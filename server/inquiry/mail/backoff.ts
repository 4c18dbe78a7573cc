const minute = 60_000;
const hour = 60 * minute;

/** What one attempt can be put off by at most, jitter included. */
export const longestDelayMs = 8 * hour;

/** A server that keeps saying 'later' is asked this often, which takes about five days. */
export const patience = 28;

export interface Delays {
  /** The first delay; each one after it is twice as long. */
  firstMs: number;
  random: () => number;
}

export const usualDelays: Delays = { firstMs: 0.5 * minute, random: Math.random };

/** Doubles from half a minute up to six hours, for a server that says 'later'. */
export const delayAfterRefusal = (refusals: number, delays: Delays) =>
  grow(refusals, 6 * hour, delays);

/** Up to a quarter of an hour: when an outage ends, mail should not wait for long. */
export const delayAfterOutage = (attempts: number, delays: Delays) =>
  grow(attempts, 15 * minute, delays);

/** A quarter more or less, so that what failed together does not come back together. */
function grow(times: number, longest: number, { firstMs, random }: Delays): number {
  const delay = Math.min(longest, firstMs * 2 ** Math.min(times - 1, 30));
  return Math.round(delay * (0.75 + random() / 2));
}
