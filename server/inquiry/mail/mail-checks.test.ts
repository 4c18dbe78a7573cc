import { expect, it, vi } from 'vitest';
import { checkMail, type MailCheckOptions } from '#server/inquiry/mail/mail-checks.ts';
import { makeReport } from '#server/inquiry/testing/bounces.ts';
import { day, hour, makeInquiry, minute } from '#server/inquiry/testing/inquiries.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const { store, clock, log, finishNext, insertFinished, findInquiry } = setUpOutbox();
const recipients = { takenBy: ['desk@pharmacy.example'], refusedBy: [] };

const readMails = (mails: (string | Buffer)[], handled: boolean[] = []) =>
  async function readMailbox(handle: (raw: Buffer) => Promise<boolean>) {
    for (const mail of mails) handled.push(await handle(Buffer.from(mail)));
  };
const check = (options: Partial<MailCheckOptions>) =>
  checkMail({ store: store(), log: log(), onMail: () => {}, ...options });
const makeMessageId = (id: string) => `<${id}.notification@pharmacy.example>`;

it('marks inquiries as bounced and leaves mail from people unread', async () => {
  const id = await insertFinished({ state: 'sent', recipients });
  const { id: waitingId } = await store().insert(makeInquiry());
  const handled: boolean[] = [];
  const mails = [
    makeReport({ messageId: makeMessageId(id) }),
    makeReport({ messageId: makeMessageId(waitingId) }),
    makeReport({ messageId: '<1@other.example>' }),
    'Auto-Submitted: auto-replied\r\n\r\nAway',
    'Subject: Question\r\n\r\nHello',
    `Message-ID: ${makeMessageId(id)}\r\n\r\nHello`,
  ];
  const onMail = vi.fn();
  expect(await check({ readMailbox: readMails(mails, handled), onMail })).toEqual([]);
  expect(handled).toEqual([true, false, true, true, false, false]);
  expect(onMail.mock.calls.flat()).toEqual(['bounced', 'unmatched', 'ignored']);
  expect((await findInquiry(id))?.state).toBe('bounced');
  expect((await findInquiry(waitingId))?.state).toBe('queued');
  expect(JSON.stringify(log().lines)).not.toContain('@');
  expect(log().errors()).toEqual([expect.stringContaining(id)]);
});

it('warns if the mailbox cannot be read, and the next check works', async () => {
  const readMailbox = vi.fn(readMails([])).mockRejectedValueOnce(new Error('rejected LOGIN'));
  expect(await check({ readMailbox })).toEqual(['mailbox']);
  expect(await check({ readMailbox })).toEqual([]);
});

const submitTest = vi.fn(async () => {
  await store().insert(makeInquiry({ isTest: true }));
  return true;
});

it('treats the daily test as delivered if there is no mailbox', async () => {
  expect(await check({ submitTest })).toEqual([]);
  await finishNext({ state: 'sent', recipients });
  expect(await check({ submitTest })).toEqual([]);
  expect(await store().listTests()).toEqual([]);
  clock().advance(day - 1);
  await check({ submitTest });
  expect(await store().listTests()).toEqual([]);
  clock().advance(1);
  await check({ submitTest });
  expect(await store().listTests()).toHaveLength(1);
});

it('warns after an hour until a test inquiry arrives in the mailbox', async () => {
  const readMailbox = readMails([]);
  await check({ submitTest, readMailbox });
  await finishNext({ state: 'sent', recipients });
  clock().advance(hour - minute);
  expect(await check({ submitTest, readMailbox })).toEqual([]);
  clock().advance(minute);
  expect(await check({ submitTest, readMailbox })).toEqual(['test']);
  clock().advance(day);
  expect(await check({ submitTest, readMailbox })).toEqual(['test']);
  const newest = (await store().listTests()).find(({ state }) => state === 'queued');
  const copy = `Message-ID: ${makeMessageId(newest?.id ?? '')}\r\n\r\nTest`;
  expect(await check({ submitTest, readMailbox: readMails([copy]) })).toEqual([]);
  expect(await store().listTests()).toEqual([]);
});

it('warns and tries again if the daily test could not be stored', async () => {
  expect(await check({ submitTest: async () => false })).toEqual(['test']);
  expect(await check({ submitTest })).toEqual([]);
  expect(await store().listTests()).toHaveLength(1);
});

it('warns when no inquiry has arrived for too long', async () => {
  await insertFinished({ state: 'sent', recipients });
  clock().advance(14 * day);
  expect(await check({ silenceAlarmDays: 14 })).toEqual([]);
  clock().advance(1);
  expect(await check({ silenceAlarmDays: 14 })).toEqual(['silence']);
  expect(await check({})).toEqual([]);
});
