import { beforeEach, expect, it, vi } from 'vitest';
import { type RemoveFiles, startRetention } from '#server/inquiry/store/retention.ts';
import { day, hour, minute } from '#server/inquiry/testing/inquiries.ts';
import { createTestLog } from '#server/inquiry/testing/test-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** The store has one old inquiry and one that another server deleted. */
function startTestRetention(removeFiles = vi.fn<RemoveFiles>(async () => {})) {
  const purgeTimes: number[] = [];
  const forgetDeletions = vi.fn(async () => {});
  const store = {
    clock: async () => Date.now(),
    listDeletions: async () => ['elsewhere'],
    list: async () => [],
    forgetDeletions,
    async purge({ before, dryRun }: { before: number; dryRun: boolean }) {
      if (!dryRun) purgeTimes.push(before);
      return ['old'];
    },
  };
  const log = createTestLog();
  const retention = startRetention({ store, days: 30, removeFiles, log });
  return { purgeTimes, forgetDeletions, removeFiles, log, ...retention };
}

it('purges inquiries and files soon after startup and then daily', async () => {
  const { purgeTimes, forgetDeletions, removeFiles, stop } = startTestRetention();
  await vi.advanceTimersByTimeAsync(minute);
  expect(purgeTimes).toEqual([expect.closeTo(Date.now() - 30 * day, -6)]);
  const [before] = purgeTimes;
  const ids = ['old', 'elsewhere'];
  expect(removeFiles).toHaveBeenCalledExactlyOnceWith({ ids, before, keep: [] });
  expect(forgetDeletions).toHaveBeenCalledExactlyOnceWith({ before });
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(purgeTimes).toHaveLength(3);
  await stop();
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(purgeTimes).toHaveLength(3);
});

it('keeps an inquiry if its files cannot be deleted and retries after an hour', async () => {
  const removeFiles = vi.fn<RemoveFiles>().mockRejectedValueOnce(new Error('read-only'));
  const { log, purgeTimes, stop } = startTestRetention(removeFiles);
  await vi.advanceTimersByTimeAsync(minute);
  expect(log.errors()).toEqual([expect.stringContaining('read-only')]);
  expect(purgeTimes).toEqual([]);
  await vi.advanceTimersByTimeAsync(hour);
  expect(purgeTimes).toHaveLength(1);
  await stop();
});

it('waits for a purge in progress when it stops', async () => {
  const removal = Promise.withResolvers<void>();
  const { stop } = startTestRetention(vi.fn<RemoveFiles>(() => removal.promise));
  await vi.advanceTimersByTimeAsync(minute);
  const onStopped = vi.fn();
  const stopPromise = stop().then(onStopped);
  await vi.advanceTimersByTimeAsync(minute);
  expect(onStopped).not.toHaveBeenCalled();
  removal.resolve();
  await stopPromise;
});
