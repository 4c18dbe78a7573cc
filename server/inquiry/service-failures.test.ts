import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import {
  expectNotReady,
  expectReady,
  expectUnavailable,
  sendNew,
  startTestService,
} from '#server/inquiry/testing/running-service.ts';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';

describe('the service', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers 503 while the disk is full, loses nothing, and recovers', async () => {
    const path = join(temporaryFolder(), 'inquiries.sqlite');
    const running = await startTestService({
      open: async () => new SqliteStore({ path, maximumPages: 24 }),
    });
    const acknowledged: string[] = [];
    const sendHeld = () => sendNew(running, { website: 'x' });
    let response = await sendHeld();
    while (response.status === 200) {
      acknowledged.push((await response.json()).id);
      response = await sendHeld();
    }
    await expectUnavailable(response);
    await expectNotReady(running, 'full');
    const store = new SqliteStore({ path });
    const stored = (await store.list({})).map(({ id }) => id);
    expect(stored.sort()).toEqual(acknowledged.sort());
    await store.delete(stored);
    await store.close();
    await expectReady(running);
    expect((await sendHeld()).status).toBe(200);
  });

  it('starts without a writable folder, answers 503, and recovers', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    // A file where the directory should be stops root as well, which permissions do not.
    writeFileSync(dataDir, '');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const running = await startTestService({ dataDir });
    await expectUnavailable(await sendNew(running));
    expect((await running.service.ready()).ok).toBe(false);
    expect(await running.service.metrics()).toContain('inquiry_store_up 0');
    expect(running.log.errors()).toContainEqual(expect.stringContaining('cannot be opened'));
    rmSync(dataDir);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await running.service.ready()).ok).toBe(true);
    expect((await sendNew(running)).status).toBe(200);
  });

  it('creates a new database if the file was deleted', async () => {
    const running = await startTestService();
    await sendNew(running);
    for (const name of readdirSync(running.directory)) {
      if (name.startsWith('inquiries.sqlite')) rmSync(join(running.directory, name));
    }
    const response = await sendNew(running);
    expect(response.status).toBe(200);
    const { id } = await response.json();
    expect((await running.list()).map((inquiry) => inquiry.id)).toEqual([id]);
  });
});
