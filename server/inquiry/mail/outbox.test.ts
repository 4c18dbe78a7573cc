import { expect, it, vi } from 'vitest';
import type { SendOutcome } from '#server/inquiry/mail/mail.ts';
import { maxRefusals } from '#server/inquiry/mail/retry-policy.ts';
import { stubChannel, success } from '#server/inquiry/testing/channel.ts';
import { day, hour, makeInquiry, minute } from '#server/inquiry/testing/inquiries.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const { clock, findInquiry, finishNext, log, createOutbox, getStates, store } = setUpOutbox();

async function insertAndStub(outcome: SendOutcome | Promise<SendOutcome>) {
  const { id } = await store().insert(makeInquiry());
  return { id, ...stubChannel(() => outcome) };
}

it('sends every due message once', async () => {
  const ids = await Promise.all(Array.from({ length: 9 }, () => store().insert(makeInquiry())));
  const { channel, messages } = stubChannel(() => success);
  await createOutbox(channel).drain();
  expect(messages.map(({ messageId }) => messageId).sort()).toEqual(
    ids.map(({ id }) => `<${id}.notification@pharmacy.example>`).sort(),
  );
  expect((await getStates()).sent).toBe(9);
});

it('sends after a wake, but not after it has stopped', async () => {
  const { channel, messages } = stubChannel(() => success);
  const worker = createOutbox(channel, { pollMs: hour });
  worker.start();
  await store().insert(makeInquiry());
  worker.wake();
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  await worker.stop();
  await store().insert(makeInquiry());
  worker.wake();
  expect((await getStates()).queued).toBe(1);
});

it('skips recipients who already have the message, and logs no address', async () => {
  await store().insert(makeInquiry());
  const recipients = { takenBy: ['desk@pharmacy.example'], refusedBy: [] };
  await finishNext({ state: 'waiting', error: '450', retryInMs: 0, isRefusal: true, recipients });
  const address = 'owner@pharmacy.example';
  const refusedBy = [{ address, reason: '550 No such user' }];
  const { channel, messages } = stubChannel(() => ({ kind: 'delivered', refusedBy }));
  await createOutbox(channel).drain();
  expect(messages).toMatchObject([{ envelope: { to: [address] } }]);
  expect(log().warnings()).toEqual([expect.stringContaining('some recipients rejected')]);
  expect(log().warnings().join()).not.toContain(address);
});

it('backs off exponentially after temporary rejections, then gives up', async () => {
  const outcome = { kind: 'temporary', reason: '450 later' } as const;
  const { id, channel, messages } = await insertAndStub(outcome);
  const startTime = clock().now();
  const worker = createOutbox(channel);
  const delays: number[] = [];
  for (let round = 1; round < maxRefusals; round += 1) {
    await worker.drain();
    const delay = (await store().getNextDueIn()) ?? 0;
    delays.push(delay);
    clock().advance(delay);
  }
  await worker.drain();
  expect(delays.slice(0, 4)).toEqual([0.5 * minute, minute, 2 * minute, 4 * minute]);
  expect(Math.max(...delays)).toBe(6 * hour);
  expect(clock().now() - startTime).toBeGreaterThan(4 * day);
  expect(messages).toHaveLength(maxRefusals);
  expect(await findInquiry(id)).toMatchObject({ state: 'failed', reason: '450 later' });
  expect(log().errors()).toContainEqual(expect.stringContaining('mail failed'));
});

it('never gives up while the mail server is down', async () => {
  const { channel } = await insertAndStub({ kind: 'unreachable', reason: 'ECONNREFUSED' });
  for (let round = 0; round <= maxRefusals; round += 1) {
    await createOutbox(channel).drain();
    clock().advance(12 * hour);
  }
  expect(await getStates()).toMatchObject({ queued: 1, failed: 0 });
  await createOutbox(stubChannel(() => success).channel).drain();
  expect(await getStates()).toMatchObject({ queued: 0, sent: 1 });
});

it('keeps the message queued and logs an error if the SMTP settings are wrong', async () => {
  const { channel } = await insertAndStub({ kind: 'setup', reason: '535 Invalid login' });
  await createOutbox(channel).drain();
  expect(await getStates()).toMatchObject({ queued: 1, failed: 0 });
  expect(log().errors()).toContainEqual(expect.stringContaining('check SMTP_URL'));
});

it('marks a rejected message as failed immediately and logs no address', async () => {
  const reason = '550 <office@westside.example>: no such user';
  const { id, channel, messages } = await insertAndStub({ kind: 'permanent', reason });
  await createOutbox(channel).drain();
  clock().advance(day);
  await createOutbox(channel).drain();
  expect(messages).toHaveLength(1);
  expect(log().errors()).toContainEqual(expect.stringContaining('550 <(address)>: no such user'));
  expect(await findInquiry(id)).toMatchObject({ state: 'failed', reason });
});

it('keeps the message queued if it cannot be composed', async () => {
  const { channel } = await insertAndStub(success);
  const compose = () => Promise.reject(new Error('MAIL_FROM has no email address.'));
  await createOutbox(channel, { compose }).drain();
  expect((await getStates()).queued).toBe(1);
});

it('retries recording a sent message, then logs that it may be sent again', async () => {
  const { channel } = await insertAndStub(success);
  const finish = vi.spyOn(store(), 'finish').mockRejectedValueOnce(new Error('gone'));
  await createOutbox(channel).drain();
  expect((await getStates()).sent).toBe(1);
  await store().insert(makeInquiry());
  finish.mockRejectedValue(new Error('gone'));
  await createOutbox(channel).drain();
  expect(log().errors()).toEqual([expect.stringContaining('may be sent again')]);
});

it('continues after the store fails', async () => {
  const { channel, messages } = await insertAndStub(success);
  vi.spyOn(store(), 'claim').mockRejectedValueOnce(new Error('gone'));
  const worker = createOutbox(channel, { pollMs: 1 });
  worker.start();
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  await worker.stop();
  expect(log().errors()).toContainEqual(expect.stringContaining('the store is not responding'));
});

it('sends new messages even if several retries hang', async () => {
  for (let count = 0; count < 7; count += 1) await store().insert(makeInquiry());
  await createOutbox(stubChannel(() => ({ kind: 'unreachable', reason: '' })).channel).drain();
  clock().advance(day);
  const pendingSend = Promise.withResolvers<SendOutcome>();
  const { channel, messages } = stubChannel((count) =>
    count <= 4 ? pendingSend.promise : success,
  );
  const worker = createOutbox(channel, { pollMs: 5 });
  worker.start();
  await vi.waitFor(() => expect(messages).toHaveLength(4));
  const { id } = await store().insert(makeInquiry());
  await vi.waitFor(async () => expect((await findInquiry(id))?.state).toBe('sent'));
  expect(messages).toHaveLength(5);
  pendingSend.resolve(success);
  await worker.stop();
});

it('keeps a message that hangs from other workers and records it before a stop', async () => {
  const pendingSend = Promise.withResolvers<SendOutcome>();
  const { channel, messages } = await insertAndStub(pendingSend.promise);
  const slowChannel = { ...channel, longestSendMs: 11 * minute };
  const worker = createOutbox(slowChannel);
  worker.start();
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  clock().advance(11 * minute);
  await createOutbox(slowChannel).drain();
  expect(messages).toHaveLength(1);
  const stopPromise = worker.stop();
  pendingSend.resolve(success);
  await stopPromise;
  expect((await getStates()).sent).toBe(1);
});
