import { expect, it, onTestFinished, vi } from 'vitest';
import { site } from '#library/facts.ts';
import type { IntakeLimits } from '#server/inquiry/intake.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { stubChannel, success } from '#server/inquiry/testing/channel.ts';
import { noLimits, sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { client, makeRequest, startTestService } from '#server/inquiry/testing/running-service.ts';

/** Allows a burst that practically never refills. */
const limit = (burst: number) => ({ burst, perMinute: 0.001 });

async function startWith(limits: Partial<IntakeLimits>) {
  const fixture = await startTestService({ limits: { ...noLimits, ...limits } });
  const send = (address = client.address, body: unknown = sampleBody, key?: string) =>
    fixture.service.receive(makeRequest(body, { 'idempotency-key': key }), { ...client, address });
  return {
    send,
    async sendFrom(...addresses: string[]) {
      const codes: number[] = [];
      for (const address of addresses) codes.push((await send(address)).status);
      return codes;
    },
    countEmailed: async () =>
      (await fixture.list()).filter(({ state }) => state !== 'quarantined').length,
  };
}

it('rejects one client with Retry-After and other ways to reach us', async () => {
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

it('rejects one network before it uses up the shared limit', async () => {
  const { sendFrom } = await startWith({ network: limit(2), allClients: limit(3) });
  const oneNetwork = ['1', '2', '3', '4'].map((subnet) => `2001:db8:1:${subnet}::1`);
  expect(await sendFrom(...oneNetwork)).toEqual([200, 200, 429, 429]);
  expect(await sendFrom('2001:db8:2::1')).toEqual([200]);
});

it('acknowledges few inquiries to one mailbox, which may belong to someone else', async () => {
  const { channel, messages } = stubChannel(() => success);
  const limits = { ...noLimits, acknowledgmentsPerAddress: limit(1) };
  const { service } = await startTestService({ channel, limits, mailAcknowledge: true });
  for (const email of ['a@clinic.example', 'A+1@clinic.example', 'b@clinic.example']) {
    await service.receive(makeRequest({ ...sampleBody, email }), client);
  }
  await vi.waitFor(() => expect(messages).toHaveLength(5));
  const acknowledgements = messages.filter(({ kind }) => kind === 'acknowledgement');
  expect(acknowledgements.flatMap(({ envelope }) => envelope.to).sort()).toEqual([
    'a@clinic.example',
    'b@clinic.example',
  ]);
});

it('holds a flood of inquiries from one network, and emails others', async () => {
  const limits = { emailsPerNetwork: limit(2), emails: limit(3) };
  const { sendFrom, countEmailed } = await startWith(limits);
  await sendFrom(...['1', '2', '3', '4'].map((subnet) => `2001:db8:1:${subnet}::1`));
  expect(await countEmailed()).toBe(2);
  await sendFrom('203.0.113.1');
  expect(await countEmailed()).toBe(3);
});

it('does not count duplicates toward the shared limit', async () => {
  const limits = { allClients: limit(2), emailsPerNetwork: limit(2), emails: limit(2) };
  const { send, countEmailed } = await startWith(limits);
  for (let count = 0; count < 12; count += 1) {
    expect((await send(client.address, sampleBody, 'k')).status).toBe(200);
  }
  await send();
  expect(await countEmailed()).toBe(2);
});

it('does not count invalid submissions toward the shared limit', async () => {
  const { send } = await startWith({ allClients: limit(1) });
  for (let count = 0; count < 3; count += 1) {
    expect((await send('203.0.113.1', {})).status).toBe(422);
  }
  expect((await send('203.0.113.2')).status).toBe(200);
});

it('does not count submissions that cannot be stored toward the shared limit', async () => {
  const limits = { allClients: limit(1), emailsPerNetwork: limit(1), emails: limit(1) };
  const { send, countEmailed } = await startWith(limits);
  const insert = vi.spyOn(SqliteStore.prototype, 'insert');
  onTestFinished(() => insert.mockRestore());
  insert.mockRejectedValueOnce(new Error('disk full'));
  expect((await send()).status).toBe(503);
  await send();
  expect(await countEmailed()).toBe(1);
});
