import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import {
  expectNotReady,
  expectReady,
  expectUnavailable,
  sendNewInquiry,
  startTestService,
} from '#server/inquiry/testing/running-service.ts';
import { createTemporaryFolder } from '../../scripts/testing/temporary-folder.ts';

describe('the service', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('responds with 503 while the disk is full, loses nothing and recovers', async () => {
    const path = join(createTemporaryFolder(), 'inquiries.sqlite');
    const fixture = await startTestService({
      open: async () => new SqliteStore({ path, maximumPages: 32 }),
    });
    const acknowledgedIds: string[] = [];
    const sendHeld = () => sendNewInquiry(fixture, { website: 'x' });
    let response = await sendHeld();
    while (response.status === 200) {
      acknowledgedIds.push((await response.json()).id);
      response = await sendHeld();
    }
    await expectUnavailable(response);
    await expectNotReady(fixture, 'full');
    const store = new SqliteStore({ path });
    const storedIds = (await store.list({})).map(({ id }) => id);
    expect(storedIds.sort()).toEqual(acknowledgedIds.sort());
    await store.delete(storedIds);
    await store.close();
    await expectReady(fixture);
    expect((await sendHeld()).status).toBe(200);
  });

  it('starts without a writable folder, responds with 503 and recovers', async () => {
    const dataDir = join(createTemporaryFolder(), 'data');
    // Put a file where the directory should be. Permissions wouldn't stop root.
    writeFileSync(dataDir, '');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fixture = await startTestService({ dataDir });
    await expectUnavailable(await sendNewInquiry(fixture));
    expect((await fixture.service.checkReadiness()).ok).toBe(false);
    expect(await fixture.service.renderMetrics()).toContain('inquiry_store_up 0');
    expect(fixture.log.errors()).toContainEqual(expect.stringContaining('cannot be opened'));
    rmSync(dataDir);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await fixture.service.checkReadiness()).ok).toBe(true);
    expect((await sendNewInquiry(fixture)).status).toBe(200);
  });

  it('creates a new database if the file was deleted', async () => {
    const fixture = await startTestService();
    await sendNewInquiry(fixture);
    for (const name of readdirSync(fixture.directory)) {
      if (name.startsWith('inquiries.sqlite')) rmSync(join(fixture.directory, name));
    }
    const response = await sendNewInquiry(fixture);
    expect(response.status).toBe(200);
    const { id } = await response.json();
    expect((await fixture.list()).map((inquiry) => inquiry.id)).toEqual([id]);
  });
});
