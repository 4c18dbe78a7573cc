import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RemoveFiles, startRetention } from '#server/inquiry/store/retention.ts';
import { day, hour, minute } from '#server/inquiry/testing/inquiries.ts';
import { testLog } from '#server/inquiry/testing/test-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store with one old inquiry, and one that was deleted by another server. */
function start(removeFiles = vi.fn<RemoveFiles>(async () => {})) {
  const purged: number[] = [];
  const forgetDeletions = vi.fn(async () => {});
  const store = {
    clock: async () => Date.now(),
    deletions: async () => ['elsewhere'],
    list: async () => [],
    forgetDeletions,
    async purge({ before, dryRun }: { before: number; dryRun: boolean }) {
      if (!dryRun) purged.push(before);
      return ['old'];
    },
  };
  const log = testLog();
  const retention = startRetention({ store, days: 30, removeFiles, log });
  return { purged, forgetDeletions, removeFiles, log, ...retention };
}

it('purges inquiries and files soon after the start and then daily', async () => {
  const { purged, forgetDeletions, removeFiles, stop } = start();
  await vi.advanceTimersByTimeAsync(minute);
  expect(purged).toEqual([expect.closeTo(Date.now() - 30 * day, -6)]);
  const [before] = purged;
  const ids = ['old', 'elsewhere'];
  expect(removeFiles).toHaveBeenCalledExactlyOnceWith({ ids, before, keep: [] });
  expect(forgetDeletions).toHaveBeenCalledExactlyOnceWith({ before });
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(purged).toHaveLength(3);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(purged).toHaveLength(3);
});

it('keeps an inquiry if deleting its files fails, and retries after an hour', async () => {
  const failing = vi.fn<RemoveFiles>().mockRejectedValueOnce(new Error('read-only'));
  const { log, purged, stop } = start(failing);
  await vi.advanceTimersByTimeAsync(minute);
  expect(log.errors()).toEqual([expect.stringContaining('read-only')]);
  expect(purged).toEqual([]);
  await vi.advanceTimersByTimeAsync(hour);
  expect(purged).toHaveLength(1);
  await stop();
});

it('waits for a purge in progress when it stops', async () => {
  const removal = Promise.withResolvers<void>();
  const { stop } = start(vi.fn<RemoveFiles>(() => removal.promise));
  await vi.advanceTimersByTimeAsync(minute);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(minute);
  expect(stopped).not.toHaveBeenCalled();
  removal.resolve();
  await stopping;
});
