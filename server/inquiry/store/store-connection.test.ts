import { beforeEach, expect, test, vi } from 'vitest';
import { StoreConnection } from '#server/inquiry/store/store-connection.ts';
import { minute } from '#server/inquiry/testing/inquiries.ts';
import { setUpStore, sqlite } from '#server/inquiry/testing/stores.ts';
import { createTestLog } from '#server/inquiry/testing/test-log.ts';

const { store } = setUpStore(sqlite);
let log: ReturnType<typeof createTestLog>;
let connection: StoreConnection;
let now: number;

beforeEach(async () => {
  log = createTestLog();
  now = 0;
  connection = new StoreConnection(
    async () => store(),
    log,
    () => now,
  );
  await connection.start();
});

test('probes once for several checks', async () => {
  const probe = vi.spyOn(store(), 'probe');
  await Promise.all([connection.check(), connection.check()]);
  await connection.check();
  expect(probe).toHaveBeenCalledOnce();
  now += minute;
  connection.recordSuccess();
  await connection.check();
  expect(probe).toHaveBeenCalledOnce();
  now += minute;
  await connection.check();
  expect(probe).toHaveBeenCalledTimes(2);
});

test('probes again after a write fails', async () => {
  connection.recordSuccess();
  connection.recordFailure(new Error('disk is full'));
  vi.spyOn(store(), 'probe').mockRejectedValueOnce(new Error('disk is full'));
  expect(await connection.check()).toBeNull();
  expect(await connection.check()).not.toBeNull();
});

test('logs each new reason once and then the recovery', async () => {
  for (const reason of ['disk is full', 'disk is full', 'read-only']) {
    vi.spyOn(store(), 'probe').mockRejectedValueOnce(new Error(reason));
    await connection.check();
  }
  await connection.check();
  await connection.check();
  expect(log.lines).toEqual([
    { level: 'error', text: expect.stringContaining('disk is full') },
    { level: 'error', text: expect.stringContaining('read-only') },
    { level: 'info', text: expect.stringContaining('can be stored again') },
  ]);
});
