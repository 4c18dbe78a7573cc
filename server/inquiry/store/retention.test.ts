import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { purge, startRetention } from '#server/inquiry/store/retention.ts';
import { day, hour, minute } from '#server/inquiry/testing/inquiries.ts';
import { testLog } from '#server/inquiry/testing/test-log.ts';

/** A store with one old inquiry that notes what it is asked. */
function oldStore() {
  const purges: { before: number; dryRun: boolean }[] = [];
  return {
    purges,
    purged: () => purges.filter(({ dryRun }) => !dryRun).map(({ before }) => before),
    clock: async () => Date.now(),
    deletions: async () => ['elsewhere'],
    list: async () => [],
    forgotten: [] as number[],
    async forgetDeletions({ before }: { before: number }) {
      this.forgotten.push(before);
    },
    async purge(options: { before: number; dryRun: boolean }) {
      purges.push(options);
      return ['old'];
    },
  };
}

describe('every day', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start(removeFiles = async () => {}) {
    const store = oldStore();
    const log = testLog();
    return { store, log, ...startRetention({ store, days: 30, removeFiles, log }) };
  }

  test('deletes what is older, soon after the start and then daily', async () => {
    const { store, stop } = start();
    await vi.advanceTimersByTimeAsync(minute);
    expect(store.purged()).toEqual([expect.closeTo(Date.now() - 30 * day, -6)]);
    await vi.advanceTimersByTimeAsync(2 * day);
    expect(store.purged()).toHaveLength(3);
    expect(store.forgotten).toEqual(store.purged());
    await stop();
    await vi.advanceTimersByTimeAsync(2 * day);
    expect(store.purged()).toHaveLength(3);
  });

  test('says why it failed and tries again within the hour', async () => {
    const removeFiles = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('read-only'));
    const { log, store, stop } = start(removeFiles);
    await vi.advanceTimersByTimeAsync(minute);
    expect(log.errors()).toEqual([expect.stringContaining('read-only')]);
    await vi.advanceTimersByTimeAsync(hour);
    expect(store.purged()).toHaveLength(1);
    await stop();
  });

  test('is finished before the store is closed', async () => {
    let finish = () => {};
    const { stop } = start(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    await vi.advanceTimersByTimeAsync(minute);
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(minute);
    expect(stopped).toBe(false);
    finish();
    await stopping;
  });
});

test('keeps an inquiry whose files could not be deleted, so that they are found again', async () => {
  const store = oldStore();
  const failing = async () => {
    throw new Error('read-only');
  };
  await expect(purge(store, 0, failing)).rejects.toThrow('read-only');
  expect(store.purged()).toEqual([]);
});

test('deletes the files of what was deleted elsewhere', async () => {
  const removeFiles = vi.fn(async () => {});
  await purge(oldStore(), 5, removeFiles);
  expect(removeFiles).toHaveBeenCalledExactlyOnceWith({
    ids: ['old', 'elsewhere'],
    before: 5,
    keep: [],
  });
});
