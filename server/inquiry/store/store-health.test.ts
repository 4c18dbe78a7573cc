import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreHealth } from '#server/inquiry/store/store-health.ts';
import { minute } from '#server/inquiry/testing/inquiries.ts';
import { sqlite, storeForTests } from '#server/inquiry/testing/stores.ts';
import { testLog } from '#server/inquiry/testing/test-log.ts';

const { store } = storeForTests(sqlite);
let log: ReturnType<typeof testLog>;
let health: StoreHealth;
let now: number;

beforeEach(() => {
  log = testLog();
  now = 0;
  health = new StoreHealth(store, log, () => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('finds a full disk before anyone has tried to store something', async () => {
  expect(await health.check()).not.toBeNull();
  vi.spyOn(store(), 'probe').mockRejectedValue(new Error('disk is full'));
  now += minute;
  expect(await health.check()).toBeNull();
});

test('does not write for everyone who asks', async () => {
  const probe = vi.spyOn(store(), 'probe');
  await Promise.all([health.check(), health.check()]);
  await health.check();
  expect(probe).toHaveBeenCalledOnce();
  now += minute;
  health.worked();
  await health.check();
  expect(probe).toHaveBeenCalledOnce();
});

test('does not believe an older success once a write has failed', async () => {
  health.worked();
  health.failed(new Error('disk is full'));
  vi.spyOn(store(), 'probe').mockRejectedValueOnce(new Error('disk is full'));
  expect(await health.check()).toBeNull();
  expect(await health.check()).not.toBeNull();
});

test('says why once, again when the reason is another, and when it is over', async () => {
  for (const reason of ['disk is full', 'disk is full', 'read-only']) {
    vi.spyOn(store(), 'probe').mockRejectedValueOnce(new Error(reason));
    await health.check();
  }
  await health.check();
  await health.check();
  expect(log.lines).toEqual([
    { level: 'error', text: expect.stringContaining('disk is full') },
    { level: 'error', text: expect.stringContaining('read-only') },
    { level: 'info', text: expect.stringContaining('can be stored again') },
  ]);
});
