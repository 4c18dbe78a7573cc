import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { site } from '#library/facts.ts';
import { defaultLimits, type IntakeLimits } from '#server/inquiry/intake.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { noLimits, sampleBody } from '#server/inquiry/testing/inquiries.ts';
import {
  client,
  functionRequest,
  startTestService,
} from '#server/inquiry/testing/running-service.ts';

/** A burst that practically never refills. */
const only = (burst: number) => ({ burst, perMinute: 0.001 });

async function startWith(limits: Partial<IntakeLimits>) {
  const running = await startTestService({ limits: { ...noLimits, ...limits } });
  const send = (address = client.address, body: unknown = sampleBody, key?: string) =>
    running.service.receive(functionRequest(body, { 'idempotency-key': key }), {
      ...client,
      address,
    });
  return {
    send,
    async statuses(...addresses: string[]) {
      const codes: number[] = [];
      for (const address of addresses) codes.push((await send(address)).status);
      return codes;
    },
    /** Whether the inquiry of this answer is mailed, and not held. */
    async isMailed(response: Response) {
      const { id } = await response.json();
      const state = (await running.list()).find((inquiry) => inquiry.id === id)?.state;
      return state === 'queued' || state === 'written';
    },
    held: async () => (await running.list()).filter(({ state }) => state === 'quarantined').length,
  };
}

describe('rate limits', () => {
  it('refuse one client with Retry-After and other ways to reach us', async () => {
    const { send } = await startWith({ client: { burst: 2, perMinute: 1 } });
    await send();
    await send();
    const response = await send();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error } = await response.json();
    expect(error).toContain(site.phone);
    expect(error).toContain(site.email);
    expect((await send('203.0.113.8')).status).toBe(200);
  });

  it('refuse one network before it exhausts the shared limit', async () => {
    const { statuses } = await startWith({ network: only(2), everyone: only(3) });
    const oneNetwork = ['1', '2', '3', '4'].map((subnet) => `2001:db8:1:${subnet}::1`);
    expect(await statuses(...oneNetwork)).toEqual([200, 200, 429, 429]);
    expect(await statuses('2001:db8:2::1')).toEqual([200]);
  });
});

describe('a flood of inquiries', () => {
  it('is held if it comes from one network, and others are mailed', async () => {
    const { statuses, held, send, isMailed } = await startWith({
      mailedPerNetwork: only(2),
      mailed: only(3),
    });
    await statuses(...['1', '2', '3', '4'].map((subnet) => `2001:db8:1:${subnet}::1`));
    expect(await held()).toBe(2);
    expect(await isMailed(await send('203.0.113.1'))).toBe(true);
  });
});

describe('the shared limit', () => {
  it('is not used up by duplicates', async () => {
    const shared = { everyone: only(2), mailedPerNetwork: only(2), mailed: only(2) };
    const { send, isMailed } = await startWith(shared);
    for (let count = 0; count < 12; count += 1) {
      expect((await send(client.address, sampleBody, 'k')).status).toBe(200);
    }
    expect(await isMailed(await send())).toBe(true);
  });

  it('is not used up by invalid entries', async () => {
    const { send } = await startWith({ everyone: only(1) });
    for (let count = 0; count < 3; count += 1) {
      expect((await send('203.0.113.1', {})).status).toBe(422);
    }
    expect((await send('203.0.113.2')).status).toBe(200);
  });

  it('is not used up while nothing can be stored', async () => {
    const shared = { everyone: only(1), mailedPerNetwork: only(1), mailed: only(1) };
    const { send, isMailed } = await startWith(shared);
    const insert = vi.spyOn(SqliteStore.prototype, 'insert');
    onTestFinished(() => insert.mockRestore());
    insert.mockRejectedValueOnce(new Error('disk full'));
    expect((await send()).status).toBe(503);
    expect(await isMailed(await send())).toBe(true);
  });
});

describe('the default limits', () => {
  it('leave room for other clients and networks', () => {
    const { client: one, network, everyone, mailedPerNetwork, mailed } = defaultLimits;
    for (const rate of ['burst', 'perMinute'] as const) {
      expect(one[rate]).toBeLessThan(network[rate]);
      expect(network[rate]).toBeLessThan(everyone[rate] / 2);
      expect(mailedPerNetwork[rate]).toBeLessThan(mailed[rate] / 2);
      expect(mailed[rate]).toBeLessThan(everyone[rate]);
    }
  });
});
