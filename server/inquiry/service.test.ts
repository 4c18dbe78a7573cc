import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { warningTexts } from '#server/inquiry/mail/mail-checks.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';
import { stubChannel, success } from '#server/inquiry/testing/channel.ts';
import { day, insertSent, minute } from '#server/inquiry/testing/inquiries.ts';
import {
  expectUnavailable,
  sendNewInquiry,
  startTestService,
} from '#server/inquiry/testing/running-service.ts';
import { startTestMailServer } from '#server/inquiry/testing/smtp.ts';
import { createTemporaryFolder } from '../../scripts/testing/temporary-folder.ts';

const mailTo = ['desk@pharmacy.example'];

async function sendUntil(fixture: Awaited<ReturnType<typeof startTestService>>, state: string) {
  await sendNewInquiry(fixture);
  await vi.waitFor(async () => expect((await fixture.list())[0]?.state).toBe(state), 10_000);
}

afterEach(() => {
  vi.useRealTimers();
});

it('is ready without SMTP_URL and warns that no email is sent', async () => {
  const fixture = await startTestService();
  await sendUntil(fixture, 'written');
  expect(await fixture.service.checkReadiness()).toEqual({
    ok: true,
    warnings: [
      'SMTP_URL is not set, so inquiries are not emailed',
      'some inquiries were only written to files',
    ],
  });
  const metrics = await fixture.service.renderMetrics();
  expect(metrics).toContain('inquiry_mail_enabled 0');
  expect(metrics).toContain('inquiry_delivery_attempts_total{outcome="written"} 1');
  expect(fixture.log.warnings()).toEqual([
    expect.stringContaining(join(fixture.directory, 'outbox')),
    expect.stringContaining('mail written to a file'),
  ]);
});

it('warns that an email has failed', async () => {
  const { channel } = stubChannel(() => ({ kind: 'permanent', reason: '550 no' }));
  const fixture = await startTestService({ channel });
  expect(await fixture.service.checkReadiness()).toEqual({ ok: true, warnings: [] });
  await sendUntil(fixture, 'failed');
  expect((await fixture.service.checkReadiness()).warnings).toEqual([
    'some inquiries could not be emailed',
  ]);
  const metrics = await fixture.service.renderMetrics();
  expect(metrics).toContain('inquiry_mail_enabled 1');
  expect(metrics).toContain('inquiry_delivery_attempts_total{outcome="permanent"} 1');
});

it('emails the pharmacy, and the provider unless MAIL_ACKNOWLEDGE is false', async () => {
  const server = await startTestMailServer({ disabledCommands: ['STARTTLS'] });
  const smtpUrl = `smtp://${server.host}?requireTLS=false`;
  await sendUntil(await startTestService({ smtpUrl, mailTo, mailAcknowledge: false }), 'sent');
  expect(server.received.map(({ to }) => to)).toEqual([mailTo]);
  await sendNewInquiry(await startTestService({ smtpUrl, mailTo }));
  await vi.waitFor(() => expect(server.received).toHaveLength(3), 10_000);
  const recipients = server.received.slice(1).map(({ to }) => to[0]);
  expect(recipients.sort()).toEqual([...mailTo, 'office@westside.example']);
});

it('sends a digest of undelivered inquiries when there is a mail server', async () => {
  const firstService = await startTestService();
  await sendUntil(firstService, 'written');
  await firstService.service.stop();
  const { channel, messages } = stubChannel(() => success);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await startTestService({ dataDir: firstService.directory, channel });
  await vi.advanceTimersByTimeAsync(minute);
  vi.useRealTimers();
  await vi.waitFor(() => expect(messages).toMatchObject([{ kind: 'digest' }]), 10_000);
});

it('submits a daily test that is emailed to the sender, and warns about silence', async () => {
  const { channel, messages } = stubChannel(() => success);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const bounceMailboxUrl = 'imaps://127.0.0.1:1/';
  const mailFrom = 'Website <website@pharmacy.example>';
  const settings = { bounceMailboxUrl, silenceAlarmDays: 1, mailFrom, mailTo };
  const fixture = await startTestService({ channel, ...settings });
  await vi.advanceTimersByTimeAsync(minute);
  const warnings = [warningTexts.mailbox, warningTexts.silence];
  const checkReadiness = () => fixture.service.checkReadiness();
  await vi.waitFor(
    async () => expect(await checkReadiness()).toEqual({ ok: true, warnings }),
    10_000,
  );
  expect(await fixture.service.renderMetrics()).toContain('inquiry_warning{kind="mailbox"} 1');
  await vi.waitFor(() => expect(messages).toHaveLength(1), 10_000);
  expect(messages[0]?.envelope.to).toEqual(['website@pharmacy.example']);
  expect(messages[0]?.raw.toString()).toContain('Test, please ignore');
  expect(await fixture.list()).toEqual([]);
});

it('refuses to start with a newer database', async () => {
  const open = () => Promise.reject(new NewerSchemaError(2, 1));
  await expect(startTestService({ open })).rejects.toThrow(NewerSchemaError);
});

it('purges old inquiries with their files and logs the number', async () => {
  const dataDir = createTemporaryFolder();
  const path = join(dataDir, 'inquiries.sqlite');
  const pastStore = new SqliteStore({ path, clock: () => Date.now() - 31 * day });
  const { id } = await insertSent(pastStore);
  await pastStore.close();
  mkdirSync(join(dataDir, 'outbox'));
  const file = join(dataDir, 'outbox', `${id}.notification.eml`);
  writeFileSync(file, 'a message');
  const { log } = await startTestService({ dataDir, retentionDays: 30 });
  const line = { level: 'info', text: expect.stringMatching(/^retention.*"deleted":1,/) };
  await vi.waitFor(() => expect(log.lines).toContainEqual(line), 10_000);
  expect(JSON.stringify(log.lines)).not.toContain(id);
  expect(existsSync(file)).toBe(false);
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
  expect((await fixture.service.checkReadiness()).ok).toBe(false);
  expect(fixture.log.errors().at(-1)).toMatch(/^store: inquiries cannot be stored .*full/);
  const store = new SqliteStore({ path });
  const storedIds = (await store.list({})).map(({ id }) => id);
  expect(storedIds.sort()).toEqual(acknowledgedIds.sort());
  await store.delete(storedIds);
  await store.close();
  expect(await fixture.service.checkReadiness()).toMatchObject({ ok: true });
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
