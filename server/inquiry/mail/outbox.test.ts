import { describe, expect, test, vi } from 'vitest';
import { patience, usualDelays } from '#server/inquiry/mail/backoff.ts';
import type { SendOutcome } from '#server/inquiry/mail/mail.ts';
import { createSmtpChannel } from '#server/inquiry/mail/smtp-channel.ts';
import { channelThat, delivered } from '#server/inquiry/testing/channel.ts';
import { day, hour, minute, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { localhostCertificate } from '#server/inquiry/testing/localhost-certificate.ts';
import { startMailServer } from '#server/inquiry/testing/mail-server.ts';
import { outboxDesk } from '#server/inquiry/testing/outbox-desk.ts';

const { clock, log, outbox, states, store } = outboxDesk();

describe('the outbox', () => {
  test('delivers everything that is due, each once', async () => {
    const ids = await Promise.all(Array.from({ length: 9 }, () => store().insert(newInquiry())));
    const { channel, mails } = channelThat(() => delivered);
    await outbox(channel).drain();
    expect(mails.map(({ messageId }) => messageId).sort()).toEqual(
      ids.map(({ id }) => `<${id}.notification@pharmacy.example>`).sort(),
    );
    expect((await states()).sent).toBe(9);
  });

  test('starts on its own, and again when woken', async () => {
    const { channel, mails } = channelThat(() => delivered);
    const worker = outbox(channel, { pollMs: hour });
    worker.start();
    await store().insert(newInquiry());
    worker.wake();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    await worker.stop();
    await store().insert(newInquiry());
    worker.wake();
    expect((await states()).queued).toBe(1);
  });

  test('waits for mail on its way before it stops', async () => {
    await store().insert(newInquiry());
    const flight = Promise.withResolvers<SendOutcome>();
    const { channel, mails } = channelThat(() => flight.promise);
    const worker = outbox(channel);
    worker.start();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    const stopped = worker.stop();
    flight.resolve(delivered);
    await stopped;
    expect((await states()).sent).toBe(1);
  });

  test('backs off exponentially while a server says later, and then gives up', async () => {
    const { id } = await store().insert(newInquiry());
    const start = clock().now();
    const { channel, mails } = channelThat(() => ({ kind: 'temporary', reason: '450 later' }));
    const worker = outbox(channel);
    const waits: number[] = [];
    for (let round = 1; round < patience; round += 1) {
      await worker.drain();
      const wait = (await store().nextDueIn()) ?? 0;
      waits.push(wait);
      clock().advance(wait);
    }
    await worker.drain();
    expect(waits.slice(0, 4)).toEqual([0.5 * minute, minute, 2 * minute, 4 * minute]);
    expect(Math.max(...waits)).toBe(6 * hour);
    expect(clock().now() - start).toBeGreaterThan(4 * day);
    expect(mails).toHaveLength(patience);
    expect((await store().find(id))?.inquiry).toMatchObject({
      state: 'failed',
      reason: '450 later',
    });
    expect(log().errors()).toContainEqual(expect.stringContaining('mail failed'));
  });

  test('spreads attempts so that what failed together does not come back together', async () => {
    const { channel } = channelThat(() => ({ kind: 'temporary', reason: '450 later' }));
    const waits: (number | null)[] = [];
    for (const random of [0, 0.999]) {
      await store().insert(newInquiry());
      await outbox(channel, { delays: { ...usualDelays, random: () => random } }).drain();
      waits.push(await store().nextDueIn());
      clock().advance(minute);
      await outbox({ ...channel, send: async () => delivered }).drain();
    }
    expect(waits).toEqual([22_500, expect.closeTo(37_500, -2)]);
  });

  test('marks a refused mail as failed at once', async () => {
    const { id } = await store().insert(newInquiry());
    const { channel, mails } = channelThat(() => ({ kind: 'permanent', reason: '550 no' }));
    await outbox(channel).drain();
    clock().advance(day);
    await outbox(channel).drain();
    expect(mails).toHaveLength(1);
    expect((await store().find(id))?.inquiry).toMatchObject({ state: 'failed', reason: '550 no' });
  });

  test('never gives up while the mail server is down, and delivers when it is back', async () => {
    await store().insert(newInquiry());
    const down = channelThat(() => ({ kind: 'unreachable', reason: 'connect ECONNREFUSED' }));
    for (let round = 0; round < 60; round += 1) {
      await outbox(down.channel).drain();
      clock().advance(12 * hour);
    }
    expect(down.mails).toHaveLength(60);
    expect(await states()).toMatchObject({ queued: 1, failed: 0 });
    const up = channelThat(() => delivered);
    await outbox(up.channel).drain();
    expect(await states()).toMatchObject({ queued: 0, sent: 1 });
  });

  test('does not count an outage towards giving up', async () => {
    await store().insert(newInquiry());
    const { channel } = channelThat((attempt) =>
      attempt <= patience + 5
        ? { kind: 'unreachable', reason: 'down' }
        : { kind: 'temporary', reason: '450 greylisted' },
    );
    for (let round = 0; round < patience + 6; round += 1) {
      await outbox(channel).drain();
      clock().advance((await store().nextDueIn()) ?? 0);
    }
    expect(await states()).toMatchObject({ queued: 1, failed: 0 });
  });

  test('keeps the mail and alerts when the server does not let us in', async () => {
    await store().insert(newInquiry());
    const { channel } = channelThat(() => ({ kind: 'setup', reason: '535 Invalid login' }));
    await outbox(channel).drain();
    expect(await states()).toMatchObject({ queued: 1, failed: 0 });
    expect(log().errors()).toContainEqual(expect.stringContaining('check SMTP_URL'));
  });

  test('does not write addresses to the log', async () => {
    const { id } = await store().insert(newInquiry());
    const reason = '550 <office@westside.example>: no such user';
    const { channel } = channelThat(() => ({ kind: 'permanent', reason }));
    await outbox(channel).drain();
    expect(log().errors()).toContainEqual(expect.stringContaining('550 <(address)>: no such user'));
    expect((await store().find(id))?.inquiry.reason).toBe(reason);
  });

  test('keeps the mail when composing it fails', async () => {
    await store().insert(newInquiry());
    const { channel } = channelThat(() => delivered);
    const compose = async () => {
      throw new Error('MAIL_FROM holds no email address.');
    };
    await outbox(channel, { compose }).drain();
    expect((await states()).queued).toBe(1);
  });

  test('goes on delivering after the clock jumped back', async () => {
    await store().insert(newInquiry());
    const { channel, mails } = channelThat((attempt) =>
      attempt === 1 ? { kind: 'unreachable', reason: 'down' } : delivered,
    );
    await outbox(channel).drain();
    clock().advance(-2 * day);
    await store().insert(newInquiry());
    await outbox(channel).drain();
    expect(mails).toHaveLength(3);
    expect((await states()).sent).toBe(2);
  });

  test('delivers to a real mail server that greylists first', async () => {
    const server = await startMailServer({
      refuse: ({ attempt }) => (attempt === 1 ? '450 Greylisted' : null),
    });
    await store().insert(newInquiry());
    const tls = { ca: localhostCertificate.cert };
    const worker = outbox(createSmtpChannel({ url: `smtp://${server.host}`, tls }));
    await worker.drain();
    expect(server.received).toHaveLength(0);
    clock().advance(minute);
    await worker.drain();
    await server.close();
    expect(server.received).toHaveLength(1);
    expect((await states()).sent).toBe(1);
  });
});
