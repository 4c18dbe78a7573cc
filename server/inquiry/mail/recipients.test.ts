import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileChannel } from '#server/inquiry/mail/file-channel.ts';
import { composeMail, type MailChannel } from '#server/inquiry/mail/mail.ts';
import { patience } from '#server/inquiry/mail/retry-policy.ts';
import { createSmtpChannel } from '#server/inquiry/mail/smtp-channel.ts';
import { day, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { type MailServer, startMailServer } from '#server/inquiry/testing/mail-server.ts';
import { outboxDesk } from '#server/inquiry/testing/outbox-desk.ts';

const desk = 'desk@pharmacy.example';
const owner = 'owner@pharmacy.example';
const { clock, directory, log, outbox, store } = outboxDesk();
let server: MailServer;
/** What the mail server answers to a recipient; nothing is 'yes'. */
let answers: Record<string, string>;

beforeEach(async () => {
  answers = {};
  server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    refuse: ({ recipient }) => answers[recipient] ?? null,
  });
});
afterEach(() => server.close());

const smtp = () => createSmtpChannel({ url: `smtp://${server.host}?requireTLS=false` });

async function deliver({ to = [desk, owner], channel = smtp() as MailChannel } = {}) {
  clock().advance((await store().nextDueIn()) ?? 0);
  await outbox(channel, {
    compose: ({ inquiry, kind }) => composeMail(inquiry, kind, { from: desk, to }),
  }).drain();
}

const inboxes = () => server.received.map(({ to }) => to);
const stateOf = async (id: string) => (await store().find(id))?.inquiry.state;

describe('a mail to two recipients', () => {
  test('goes again to the one who was refused for now, and to nobody else', async () => {
    const { id } = await store().insert(newInquiry());
    answers = { [owner]: '450 Greylisted' };
    await deliver();
    expect(await stateOf(id)).toBe('queued');
    answers = {};
    await deliver();
    expect(inboxes()).toEqual([[desk], [owner]]);
    expect(await stateOf(id)).toBe('sent');
    clock().advance(day);
    await deliver();
    expect(server.received).toHaveLength(2);
  });

  test('is sent, and keeps who refused it for good, for show and for a retry', async () => {
    const { id } = await store().insert(newInquiry());
    answers = { [owner]: '550 No such user' };
    await deliver();
    const found = await store().find(id);
    expect(found?.inquiry.state).toBe('sent');
    expect(found?.inquiry.reason).toContain(`refused by ${owner}`);
    expect(found?.deliveries[0]?.refusedBy).toMatchObject([{ address: owner }]);
    expect(log().warnings()).toEqual([expect.stringContaining('partly refused')]);
    expect(log().warnings().join()).not.toContain(owner);
    answers = {};
    expect(await store().retry(id, ['notification'])).toBe(true);
    await deliver();
    expect(inboxes()).toEqual([[desk], [owner]]);
    expect((await store().find(id))?.inquiry).toMatchObject({ state: 'sent', reason: null });
  });

  test('fails only when nobody took it', async () => {
    const { id } = await store().insert(newInquiry());
    answers = { [desk]: '550 No such user', [owner]: '450 Later' };
    await deliver();
    expect(await stateOf(id)).toBe('queued');
    answers = { [owner]: '550 No such user' };
    await deliver();
    expect(await stateOf(id)).toBe('failed');
    expect(inboxes()).toEqual([]);
  });

  test('is given up for one who is never ready, and stays sent for the other', async () => {
    const { id } = await store().insert(newInquiry());
    answers = { [owner]: '450 Later' };
    for (let round = 0; round < patience; round += 1) await deliver();
    expect(inboxes()).toEqual([[desk]]);
    const found = await store().find(id);
    expect(found?.inquiry.state).toBe('sent');
    expect(found?.deliveries[0]?.refusedBy).toMatchObject([{ address: owner }]);
  });

  test('goes to everyone when it was only written before', async () => {
    const { id } = await store().insert(newInquiry());
    await deliver({ channel: createFileChannel(join(directory(), 'outbox')) });
    expect(await store().retry(id, ['notification'])).toBe(true);
    await deliver();
    expect(inboxes()).toEqual([[desk, owner]]);
  });
});
