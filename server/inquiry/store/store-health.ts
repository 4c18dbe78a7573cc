import { type InquiryLog, reasonOf } from '#server/inquiry/log.ts';
import type { InquiryCounts, InquiryStore } from '#server/inquiry/store/store.ts';

export interface StoreFigures {
  counts: InquiryCounts;
  now: number;
}

/** How long one write that worked stands for the next. */
const freshMs = 15_000;

/**
 * Whether inquiries can be stored. Told by every write, and by a probe when the last one failed
 * or is long ago: a full disk still reads, so reading proves nothing.
 */
export class StoreHealth {
  readonly #store: () => InquiryStore | null;
  readonly #log: InquiryLog;
  readonly #clock: () => number;
  #workedAt = Number.NEGATIVE_INFINITY;
  #trouble: string | null = null;
  #probing: Promise<void> | undefined;

  /** The clock counts milliseconds and must never jump: not the time of day. */
  constructor(
    store: () => InquiryStore | null,
    log: InquiryLog,
    clock: () => number = () => performance.now(),
  ) {
    this.#store = store;
    this.#log = log;
    this.#clock = clock;
  }

  worked() {
    this.#workedAt = this.#clock();
    if (this.#trouble === null) return;
    this.#trouble = null;
    this.#log.info({}, 'store: inquiries can be stored again');
  }

  failed(error: unknown) {
    const reason = reasonOf(error);
    if (reason === this.#trouble) return;
    this.#trouble = reason;
    this.#log.error({ reason }, 'store: inquiries cannot be stored');
  }

  /** What the store knows, or `null` while inquiries cannot be stored. */
  async check(): Promise<StoreFigures | null> {
    const store = this.#store();
    // Whoever opens it says why it is not open.
    if (!store) return null;
    try {
      const isFresh = this.#clock() - this.#workedAt < freshMs;
      if (this.#trouble !== null || !isFresh) await this.#probe(store);
      return { counts: await store.counts(), now: await store.clock() };
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  /** Once for all who ask at the same time. */
  #probe(store: InquiryStore): Promise<void> {
    this.#probing ??= store
      .probe()
      .then(() => this.worked())
      .finally(() => {
        this.#probing = undefined;
      });
    return this.#probing;
  }
}
