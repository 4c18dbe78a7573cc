import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';
import { channelThat, delivered } from '#server/inquiry/testing/channel.ts';
import { day, insertMailed, minute, sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startMailServer } from '#server/inquiry/testing/mail-server.ts';
import { sendNew, serviceForTest } from '#server/inquiry/testing/running-service.ts';
import { client, functionRequest, startTestService } from '#server/inquiry/testing/service.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

describe('the service', () => {
  test('warns at the start, in one line, that nobody gets mail, and what becomes of inquiries', async () => {
    const { log, directory } = await serviceForTest();
    expect(log.warnings()).toEqual([
      expect.stringMatching(/^inquiries: SMTP_URL is not set, so nobody gets mail: .*stored/),
    ]);
    expect(log.warnings()[0]).toContain(join(directory, 'outbox'));
  });

  test('counts what was only written as not delivered, and is ready all the same', async () => {
    const running = await serviceForTest();
    await sendNew(running);
    await vi.waitFor(async () => expect((await running.list())[0]?.state).toBe('written'));
    expect(await running.service.ready()).toEqual({
      ok: true,
      warnings: [
        'SMTP_URL is not set: nobody gets inquiries by mail',
        'inquiries were only written to files',
      ],
    });
    const metrics = await running.service.metrics();
    expect(metrics).toContain('inquiry_mail_enabled 0');
    expect(metrics).toContain('inquiry_delivery_attempts_total{outcome="written"} 1');
    expect(metrics).toContain('inquiry_delivery_attempts_total{outcome="delivered"} 0');
    expect(metrics).not.toContain('inquiry_oldest_undelivered_seconds 0\n');
    expect(running.log.warnings()).toContainEqual(expect.stringContaining('nobody gets it'));
  });

  test('warns whoever asks whether it is ready that mail has failed', async () => {
    const { channel } = channelThat(() => ({ kind: 'permanent', reason: '550 no' }));
    const running = await serviceForTest({ channel });
    expect(await running.service.ready()).toEqual({ ok: true, warnings: [] });
    await sendNew(running);
    await vi.waitFor(async () => expect((await running.list())[0]?.state).toBe('failed'));
    expect((await running.service.ready()).warnings).toEqual(['inquiries could not be mailed']);
  });

  test('sends to the pharmacy, and to the provider only when asked to', async () => {
    const server = await startMailServer({ disabledCommands: ['STARTTLS'] });
    onTestFinished(server.close);
    const smtpUrl = `smtp://${server.host}?requireTLS=false`;
    const quiet = await serviceForTest({ smtpUrl, mailTo: ['desk@pharmacy.example'] });
    await sendNew(quiet);
    await vi.waitFor(async () => expect((await quiet.list())[0]?.state).toBe('sent'));
    expect(server.received.map(({ to }) => to)).toEqual([['desk@pharmacy.example']]);
    const polite = await serviceForTest({
      smtpUrl,
      mailTo: ['desk@pharmacy.example'],
      mailAcknowledge: true,
    });
    await sendNew(polite);
    await vi.waitFor(() => expect(server.received).toHaveLength(3));
    const recipients = server.received.slice(1).map(({ to }) => to[0]);
    expect(recipients.sort()).toEqual(['desk@pharmacy.example', 'office@westside.example']);
  });

  test('tells the pharmacy once that inquiries are held, and mails none of them', async () => {
    const { channel, mails } = channelThat(() => delivered);
    const running = await serviceForTest({ channel, mailTo: ['desk@pharmacy.example'] });
    for (let count = 0; count < 3; count += 1) await sendNew(running, { website: 'x' });
    await sendNew(running);
    await vi.waitFor(() => expect(mails.map(({ kind }) => kind)).toContain('notification'));
    const notices = mails.filter(({ kind }) => kind !== 'notification');
    expect(notices).toMatchObject([
      { kind: 'notice', envelope: { to: ['desk@pharmacy.example'] } },
    ]);
    const held = (await running.list()).filter(({ state }) => state === 'quarantined');
    expect(held).toHaveLength(3);
  });

  test('mails what nobody has got while there was no mail server, once there is one', async () => {
    const without = await serviceForTest();
    await sendNew(without);
    await vi.waitFor(async () => expect((await without.list())[0]?.state).toBe('written'));
    await without.service.stop();
    const { channel, mails } = channelThat(() => delivered);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await serviceForTest({ dataDir: without.directory, channel });
    await vi.advanceTimersByTimeAsync(minute);
    vi.useRealTimers();
    await vi.waitFor(() => expect(mails).toMatchObject([{ kind: 'digest' }]));
  });

  test('does not start on a database of a newer version', async () => {
    const open = async () => {
      throw new NewerSchemaError(2, 1);
    };
    await expect(startTestService({ open })).rejects.toThrow(NewerSchemaError);
  });

  test('deletes by itself what is older than it may be, with its files, and says how many', async () => {
    const dataDir = temporaryDirectory('retention');
    onTestFinished(async () => rmSync(dataDir, { recursive: true }));
    const longAgo = Date.now() - 31 * day;
    const past = new SqliteStore({
      path: join(dataDir, 'inquiries.sqlite'),
      clock: () => longAgo,
    });
    const { id } = await insertMailed(past);
    await past.close();
    mkdirSync(join(dataDir, 'outbox'));
    const file = join(dataDir, 'outbox', `${id}.notification.eml`);
    writeFileSync(file, 'a mail');
    const running = await serviceForTest({ dataDir, retentionDays: 30 });
    await sendNew(running, { website: 'x' });
    await vi.waitFor(
      () => expect(running.log.infos()).toContainEqual(expect.stringContaining('"deleted":1')),
      10_000,
    );
    expect(await running.service.metrics()).toContain('inquiries{state="quarantined"} 1');
    expect(existsSync(file)).toBe(false);
    const said = running.log.lines.filter(({ text }) => text.startsWith('retention'));
    expect(said).toHaveLength(1);
    expect(JSON.stringify(said)).not.toContain(id);
  }, 20_000);

  test.each([
    ['https://partner.example', 'stored'],
    [null, 'stored'],
    ['https://evil.example', 'refused'],
  ])('takes the form of a page on %s as the function would: %s', async (origin, kind) => {
    const running = await serviceForTest({ allowedOrigins: ['https://partner.example'] });
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
