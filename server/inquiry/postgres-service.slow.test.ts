import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { stubChannel, success } from '#server/inquiry/testing/channel.ts';
import { type PostgresServer, startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import {
  expectUnavailable,
  sendNewInquiry,
  startTestService,
} from '#server/inquiry/testing/running-service.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres({ sync: false });
}, 60_000);
afterAll(() => postgres.stop());

it('responds with 503 while PostgreSQL is down and loses nothing', async () => {
  const databaseUrl = await postgres.createDatabase();
  const { channel, messages } = stubChannel(() => success);
  const fixture = await startTestService({ databaseUrl, channel });
  const { id } = await (await sendNewInquiry(fixture)).json();
  await postgres.kill();
  await expectUnavailable(await sendNewInquiry(fixture));
  expect((await fixture.service.checkReadiness()).ok).toBe(false);
  await postgres.start();
  await vi.waitFor(async () => expect((await sendNewInquiry(fixture)).status).toBe(200), 10_000);
  await vi.waitFor(() => expect(messages.map((mail) => mail.id)).toContain(id), 10_000);
  const store = await PostgresStore.open({ url: databaseUrl });
  onTestFinished(() => store.close());
  expect((await store.list({})).map((inquiry) => inquiry.id)).toContain(id);
});
