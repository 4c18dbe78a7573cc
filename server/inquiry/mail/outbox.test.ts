import { describe, expect, it, vi } from 'vitest';
import type { SendOutcome } from '#server/inquiry/mail/mail.ts';
import { maxRefusals } from '#server/inquiry/mail/retry-policy.ts';
import { delivered, stubChannel } from '#server/inquiry/testing/channel.ts';
import { day, hour, minute, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const { clock, findInquiry, log, outbox, states, store } = setUpOutbox();

describe('the outbox', () => {
  it('sends every due mail once', async () => {
    const ids = await Promise.all(Array.from({ length: 9 }, () => store().insert(newInquiry())));
    const { channel, mails } = stubChannel(() => delivered);
    await outbox(channel).drain();
    expect(mails.map(({ messageId }) => messageId).sort()).toEqual(
      ids.map(({ id }) => `<${id}.notification@pharmacy.example>`).sort(),
    );
    expect((await states()).sent).toBe(9);
  });

  it('polls after start and after wake', async () => {
    const { channel, mails } = stubChannel(() => delivered);
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

  it('waits for mail in progress before it stops', async () => {
    await store().insert(newInquiry());
    const flight = Promise.withResolvers<SendOutcome>();
    const { channel, mails } = stubChannel(() => flight.promise);
    const worker = outbox(channel);
    worker.start();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    const stopped = worker.stop();
    flight.resolve(delivered);
    await stopped;
    expect((await states()).sent).toBe(1);
  });

  it('backs off exponentially on temporary refusals, then gives up', async () => {
    const { id } = await store().insert(newInquiry());
    const start = clock().now();
    const { channel, mails } = stubChannel(() => ({ kind: 'temporary', reason: '450 later' }));
    const worker = outbox(channel);
    const delays: number[] = [];
    for (let round = 1; round < maxRefusals; round += 1) {
      await worker.drain();
      const delay = (await store().nextDueIn()) ?? 0;
      delays.push(delay);
      clock().advance(delay);
    }
    await worker.drain();
    expect(delays.slice(0, 4)).toEqual([0.5 * minute, minute, 2 * minute, 4 * minute]);
    expect(Math.max(...delays)).toBe(6 * hour);
    expect(clock().now() - start).toBeGreaterThan(4 * day);
    expect(mails).toHaveLength(maxRefusals);
    expect(await findInquiry(id)).toMatchObject({ state: 'failed', reason: '450 later' });
    expect(log().errors()).toContainEqual(expect.stringContaining('mail failed'));
  });

  it('never gives up while the mail server is down', async () => {
    await store().insert(newInquiry());
    const down = stubChannel(() => ({ kind: 'unreachable', reason: 'connect ECONNREFUSED' }));
    for (let round = 0; round < 60; round += 1) {
      await outbox(down.channel).drain();
      clock().advance(12 * hour);
    }
    expect(down.mails).toHaveLength(60);
    expect(await states()).toMatchObject({ queued: 1, failed: 0 });
    const up = stubChannel(() => delivered);
    await outbox(up.channel).drain();
    expect(await states()).toMatchObject({ queued: 0, sent: 1 });
  });

  it('keeps the mail and logs an error on a set-up fault', async () => {
    await store().insert(newInquiry());
    const { channel } = stubChannel(() => ({ kind: 'setup', reason: '535 Invalid login' }));
    await outbox(channel).drain();
    expect(await states()).toMatchObject({ queued: 1, failed: 0 });
    expect(log().errors()).toContainEqual(expect.stringContaining('check SMTP_URL'));
  });

  it('marks a refused mail as failed at once, and logs no address', async () => {
    const { id } = await store().insert(newInquiry());
    const reason = '550 <office@westside.example>: no such user';
    const { channel, mails } = stubChannel(() => ({ kind: 'permanent', reason }));
    await outbox(channel).drain();
    clock().advance(day);
    await outbox(channel).drain();
    expect(mails).toHaveLength(1);
    expect(log().errors()).toContainEqual(expect.stringContaining('550 <(address)>: no such user'));
    expect(await findInquiry(id)).toMatchObject({ state: 'failed', reason });
  });

  it('keeps the mail when composing it fails', async () => {
    await store().insert(newInquiry());
    const { channel } = stubChannel(() => delivered);
    const compose = () => Promise.reject(new Error('MAIL_FROM has no email address.'));
    await outbox(channel, { compose }).drain();
    expect((await states()).queued).toBe(1);
  });
});

describe('the outbox when its store fails', () => {
  it('retries to record a sent mail', async () => {
    await store().insert(newInquiry());
    const { channel, mails } = stubChannel(() => delivered);
    const finish = vi.spyOn(store(), 'finish').mockRejectedValueOnce(new Error('gone'));
    await outbox(channel).drain();
    expect(finish).toHaveBeenCalledTimes(2);
    expect((await states()).sent).toBe(1);
    clock().advance(day);
    await outbox(channel).drain();
    expect(mails).toHaveLength(1);
  });

  it('sends again with the same Message-ID if the result was never recorded', async () => {
    await store().insert(newInquiry());
    const { channel, mails } = stubChannel(() => delivered);
    const finish = vi.spyOn(store(), 'finish').mockRejectedValue(new Error('gone'));
    await outbox(channel).drain();
    finish.mockRestore();
    clock().advance(channel.longestSendMs + minute);
    await outbox(channel).drain();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await states()).sent).toBe(1);
  });

  it('continues after the store failed', async () => {
    await store().insert(newInquiry());
    const { channel, mails } = stubChannel(() => delivered);
    vi.spyOn(store(), 'claim').mockRejectedValueOnce(new Error('gone'));
    const worker = outbox(channel, { pollMs: 1 });
    worker.start();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    await worker.stop();
    expect(log().errors()).toContainEqual(expect.stringContaining('the store does not answer'));
  });
});

describe('mails that hang', () => {
  it.each([
    ['new ones', 0],
    ['retries', 1],
  ])('leave room for new mail if they are %s', async (_what, attempts) => {
    const hang = Promise.withResolvers<SendOutcome>();
    for (let count = 0; count < 7; count += 1) await store().insert(newInquiry());
    const down = stubChannel(() => ({ kind: 'unreachable', reason: 'down' }));
    if (attempts > 0) await outbox(down.channel).drain();
    clock().advance(day);
    const hanging = attempts > 0 ? 4 : 7;
    const { channel, mails } = stubChannel((attempt) =>
      attempt <= hanging ? hang.promise : delivered,
    );
    const worker = outbox(channel, { pollMs: 5 });
    worker.start();
    await vi.waitFor(() => expect(mails).toHaveLength(hanging));
    const { id } = await store().insert(newInquiry());
    await vi.waitFor(async () => expect((await findInquiry(id))?.state).toBe('sent'));
    expect(mails).toHaveLength(hanging + 1);
    hang.resolve(delivered);
    await worker.stop();
  });

  it('are not sent by another worker until the lease ends', async () => {
    const hang = Promise.withResolvers<SendOutcome>();
    await store().insert(newInquiry());
    const { channel, mails } = stubChannel(() => hang.promise);
    const slow = { ...channel, longestSendMs: 11 * minute };
    const worker = outbox(slow);
    worker.start();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    clock().advance(11 * minute);
    await outbox(slow).drain();
    expect(mails).toHaveLength(1);
    hang.resolve(delivered);
    await worker.stop();
  });
});
