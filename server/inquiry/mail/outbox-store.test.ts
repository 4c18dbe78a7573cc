import { describe, expect, test, vi } from 'vitest';
import { channelThat, delivered } from '#server/inquiry/testing/channel.ts';
import { day, minute, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { outboxDesk } from '#server/inquiry/testing/outbox-desk.ts';

const { clock, log, outbox, states, store } = outboxDesk();

describe('the outbox, when its store fails or is shared', () => {
  test('marks a mail that went out also when the store was away for a moment', async () => {
    await store().insert(newInquiry());
    const { channel, mails } = channelThat(() => delivered);
    const finish = vi.spyOn(store(), 'finish').mockRejectedValueOnce(new Error('gone'));
    await outbox(channel).drain();
    expect(finish).toHaveBeenCalledTimes(2);
    expect((await states()).sent).toBe(1);
    clock().advance(day);
    await outbox(channel).drain();
    expect(mails).toHaveLength(1);
  });

  test('sends again with the same Message-ID when the mark was lost for good', async () => {
    await store().insert(newInquiry());
    const { channel, mails } = channelThat(() => delivered);
    const finish = vi.spyOn(store(), 'finish').mockRejectedValue(new Error('gone'));
    await outbox(channel).drain();
    finish.mockRestore();
    clock().advance(channel.longestSendMs + minute);
    await outbox(channel).drain();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await states()).sent).toBe(1);
  });

  test('shares the work of one store between two workers without sending twice', async () => {
    await Promise.all(Array.from({ length: 40 }, () => store().insert(newInquiry())));
    const { channel, mails } = channelThat(() => delivered);
    await Promise.all([outbox(channel).drain(), outbox(channel).drain()]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(40);
    expect(mails).toHaveLength(40);
  });

  test('goes on after the store did not answer', async () => {
    await store().insert(newInquiry());
    const { channel, mails } = channelThat(() => delivered);
    vi.spyOn(store(), 'claim').mockRejectedValueOnce(new Error('gone'));
    const worker = outbox(channel, { pollMs: 1 });
    worker.start();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    await worker.stop();
    expect(log().errors()).toContainEqual(expect.stringContaining('the store does not answer'));
  });
});
