import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';
import { delivered, stubChannel } from '#server/inquiry/testing/channel.ts';
import { day, insertMailed, minute, sampleBody } from '#server/inquiry/testing/inquiries.ts';
import {
  client,
  functionRequest,
  sendNew,
  startTestService,
} from '#server/inquiry/testing/running-service.ts';
import { mailServer } from '#server/inquiry/testing/smtp.ts';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';

const mailTo = ['desk@pharmacy.example'];

/** Sends an inquiry, and waits until it has this state. */
async function sendUntil(running: Awaited<ReturnType<typeof startTestService>>, state: string) {
  await sendNew(running);
  await vi.waitFor(async () => expect((await running.list())[0]?.state).toBe(state));
}

describe('the service', () => {
  it('is ready without SMTP_URL, and warns that no mail is sent', async () => {
    const running = await startTestService();
    await sendUntil(running, 'written');
    expect(await running.service.ready()).toEqual({
      ok: true,
      warnings: [
        'SMTP_URL is not set: inquiries are not mailed',
        'some inquiries were only written to files',
      ],
    });
    const metrics = await running.service.metrics();
    expect(metrics).toContain('inquiry_mail_enabled 0');
    expect(metrics).toContain('inquiry_delivery_attempts_total{outcome="written"} 1');
    expect(metrics).toContain('inquiry_delivery_attempts_total{outcome="delivered"} 0');
    expect(metrics).not.toContain('inquiry_oldest_undelivered_seconds 0\n');
    expect(running.log.warnings()).toEqual([
      expect.stringContaining(join(running.directory, 'outbox')),
      expect.stringContaining('mail written to a file'),
    ]);
  });

  it('warns that mail has failed', async () => {
    const { channel } = stubChannel(() => ({ kind: 'permanent', reason: '550 no' }));
    const running = await startTestService({ channel });
    expect(await running.service.ready()).toEqual({ ok: true, warnings: [] });
    await sendUntil(running, 'failed');
    expect((await running.service.ready()).warnings).toEqual([
      'some inquiries could not be mailed',
    ]);
    const metrics = await running.service.metrics();
    expect(metrics).toContain('inquiry_mail_enabled 1');
    expect(metrics).toContain('inquiry_delivery_attempts_total{outcome="permanent"} 1');
  });

  it('mails the pharmacy, and the provider only with MAIL_ACKNOWLEDGE', async () => {
    const server = await mailServer({ disabledCommands: ['STARTTLS'] });
    const smtpUrl = `smtp://${server.host}?requireTLS=false`;
    await sendUntil(await startTestService({ smtpUrl, mailTo }), 'sent');
    expect(server.received.map(({ to }) => to)).toEqual([mailTo]);
    await sendNew(await startTestService({ smtpUrl, mailTo, mailAcknowledge: true }));
    await vi.waitFor(() => expect(server.received).toHaveLength(3));
    const recipients = server.received.slice(1).map(({ to }) => to[0]);
    expect(recipients.sort()).toEqual([...mailTo, 'office@westside.example']);
  });

  it('sends one notice about held inquiries, and mails none of them', async () => {
    const { channel, mails } = stubChannel(() => delivered);
    const running = await startTestService({ channel, mailTo });
    for (let count = 0; count < 3; count += 1) await sendNew(running, { website: 'x' });
    await sendNew(running);
    await vi.waitFor(() => expect(mails.map(({ kind }) => kind)).toContain('notification'));
    const others = mails.filter(({ kind }) => kind !== 'notification');
    expect(others).toMatchObject([{ kind: 'notice', envelope: { to: mailTo } }]);
    const held = (await running.list()).filter(({ state }) => state === 'quarantined');
    expect(held).toHaveLength(3);
  });

  it('sends a digest of undelivered inquiries once there is a mail server', async () => {
    const without = await startTestService();
    await sendUntil(without, 'written');
    await without.service.stop();
    const { channel, mails } = stubChannel(() => delivered);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await startTestService({ dataDir: without.directory, channel });
    await vi.advanceTimersByTimeAsync(minute);
    vi.useRealTimers();
    await vi.waitFor(() => expect(mails).toMatchObject([{ kind: 'digest' }]));
  });

  it('refuses to start with a newer database', async () => {
    const open = () => Promise.reject(new NewerSchemaError(2, 1));
    await expect(startTestService({ open })).rejects.toThrow(NewerSchemaError);
  });

  it('purges old inquiries with their files, and logs the number', async () => {
    const dataDir = temporaryFolder();
    const path = join(dataDir, 'inquiries.sqlite');
    const past = new SqliteStore({ path, clock: () => Date.now() - 31 * day });
    const { id } = await insertMailed(past);
    await past.close();
    mkdirSync(join(dataDir, 'outbox'));
    const file = join(dataDir, 'outbox', `${id}.notification.eml`);
    writeFileSync(file, 'a mail');
    const { log } = await startTestService({ dataDir, retentionDays: 30 });
    const lines = () => log.lines.filter(({ text }) => text.startsWith('retention'));
    await vi.waitFor(() => expect(lines()).toHaveLength(1), 10_000);
    expect(lines()[0]?.text).toContain('"deleted":1');
    expect(JSON.stringify(lines())).not.toContain(id);
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['https://partner.example', 'stored'],
    [null, 'stored'],
    ['https://evil.example', 'refused'],
  ])('treats a form from %s like the function: %s', async (origin, kind) => {
    const running = await startTestService({ allowedOrigins: ['https://partner.example'] });
    const receiver = running.service.receiverFor(client, origin);
    const form = await receiver.submit({ body: sampleBody, idempotencyKey: null });
    expect(form.kind).toBe(kind);
    const headers = origin === null ? {} : { origin };
    const answer = await running.service.receive(functionRequest(sampleBody, headers), client);
    expect(answer.status).toBe(kind === 'stored' ? 200 : 403);
    expect(await running.list()).toHaveLength(kind === 'stored' ? 2 : 0);
    if (form.kind === 'refused') expect(await answer.json()).toEqual({ error: form.error });
  });
});
