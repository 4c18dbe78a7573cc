import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { formatReference } from '#library/inquiry/reference.ts';
import { makeReport } from '#server/inquiry/testing/bounces.ts';
import { stubChannel, success } from '#server/inquiry/testing/channel.ts';
import { day, makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { setUpCommands } from '#server/inquiry/testing/set-up-commands.ts';

const { run, store, clock, outboxFolder, writeMail, insertHeld, insertFinished, findInquiry } =
  setUpCommands();

const email = 'lena@westside.example';
const getRemainingIds = async () => (await store().list({})).map(({ id }) => id);
const getState = async (id: string) => (await findInquiry(id))?.state;
const insertFailed = () => insertFinished({ state: 'failed', error: '550 no such user' });

it('marks inquiries as answered by reference number, and undoes it', async () => {
  const { id } = await store().insert(makeInquiry());
  const reference = formatReference(id);
  const getUnanswered = async () => JSON.parse((await run('list --unanswered --json')).out);
  expect(await getUnanswered()).toMatchObject([{ id, reference, answered: null }]);
  const out = `1 marked as answered: ${reference}.\n`;
  expect(await run(`answered ${reference.toLowerCase()}`)).toEqual({ code: 0, out, err: '' });
  expect(await getUnanswered()).toEqual([]);
  expect((await run(`show ${id}`)).out).toMatch(/^Answered +2025-05-13 09:00 PDT$/m);
  await run(`answered ${id} --undo`);
  expect(await getUnanswered()).toHaveLength(1);
  const err = 'There is no inquiry ZZZZ-ZZZZ.\n';
  expect(await run('answered ZZZZ-ZZZZ')).toMatchObject({ code: 1, err });
});

it('queues failed and written inquiries again', async () => {
  const failedId = await insertFailed();
  const writtenId = await insertFinished({ state: 'written' });
  expect((await run('retry --written')).out).toBe(
    '1 queued. If the server is running, email goes out within seconds.\n',
  );
  expect([await getState(failedId), await getState(writtenId)]).toEqual(['failed', 'queued']);
  expect(await run(`retry ${failedId}`)).toMatchObject({ code: 0, err: '' });
  expect(await getState(failedId)).toBe('queued');
});

it('retries no inquiries in other states and explains why', async () => {
  const { id: heldId } = await insertHeld();
  const { id: queuedId } = await store().insert(makeInquiry());
  const { code, err } = await run(`retry ${heldId} ${queuedId} nothing`);
  expect(code).toBe(1);
  expect(err).toContain(`To email it: npm run inquiries -- release ${heldId}`);
  expect(err).toContain(`${queuedId} is queued, so there is nothing to retry.`);
  expect(err).toContain('There is no inquiry nothing.');
  expect(await getState(heldId)).toBe('quarantined');
});

it('marks an inquiry as bounced and never fails for other mail', async () => {
  const recipients = { takenBy: ['desk@pharmacy.example'], refusedBy: [] };
  const id = await insertFinished({ state: 'sent', recipients });
  const { id: queuedId } = await store().insert(makeInquiry());
  const pipe = (of: string) => ({
    readInput: async () => makeReport({ messageId: `<${of}.notification@pharmacy.example>` }),
  });
  expect(await run('bounce', pipe(id))).toEqual({ code: 0, out: 'bounced\n', err: '' });
  expect(await getState(id)).toBe('bounced');
  expect(await run('bounce', pipe(queuedId))).toMatchObject({ code: 1, out: 'waiting\n' });
  expect(await run('bounce --json')).toMatchObject({ code: 0, out: '{"result":"other"}\n' });
});

it('checks the mail domain, lists what to fix and sends a test message', async () => {
  const { channel, messages } = stubChannel((count) =>
    count === 1 ? success : { kind: 'setup', reason: '535 wrong password' },
  );
  const { code, out } = await run('check-mail', { channel });
  expect(code).toBe(1);
  expect(out).toMatch(/^✗ SPF for pharmacy\.example is missing[^✗]*✗ DKIM[^✗]*✗ DMARC/);
  expect(out).toContain('✓ The mail server accepted a test message.');
  expect(messages).toMatchObject([{ envelope: { to: ['desk@pharmacy.example'] } }]);
  await run('check-mail --no-send', { channel });
  expect(messages).toHaveLength(1);
  expect((await run('check-mail', { channel })).out).toContain('535 wrong password');
  expect((await run('check-mail', { mail: { to: [] } })).code).toBe(2);
});

it('releases held inquiries, skips others and explains why', async () => {
  const failedId = await insertFailed();
  const { id: heldId } = await insertHeld();
  const { code, out, err } = await run(`release ${heldId} ${failedId} nothing --json`);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({ queued: [heldId], left: [failedId, 'nothing'] });
  expect(err).toContain(`${failedId} is not held (its state is failed)`);
  expect([await getState(heldId), await getState(failedId)]).toEqual(['queued', 'failed']);
});

it('purges old inquiries and their files, but not in a dry run', async () => {
  const oldId = await insertFinished({ state: 'sent' });
  clock().advance(366 * day);
  const recentId = await insertFinished({ state: 'sent' });
  for (const id of [oldId, recentId]) writeMail(`${id}.notification.eml`);
  const dryRun = await run('purge --older-than 365d --dry-run');
  expect(dryRun.out).toContain('1 would be deleted');
  expect(await getRemainingIds()).toHaveLength(2);
  const { out } = await run('purge --older-than 365d --json');
  const before = '2025-05-14T16:00:00.000Z';
  expect(JSON.parse(out)).toEqual({ dryRun: false, before, ids: [oldId] });
  expect(await getRemainingIds()).toEqual([recentId]);
  expect(readdirSync(outboxFolder())).toEqual([`${recentId}.notification.eml`]);
});

it('copies the database to a file, or to a new file in a folder', async () => {
  const backUp = vi.fn<(file: string) => void>();
  const copy = resolve('copy.sqlite');
  const result = { code: 0, out: `Copied to ${copy}.\n`, err: '' };
  expect(await run('backup copy.sqlite', { backUp })).toEqual(result);
  vi.useFakeTimers({ now: Date.UTC(2025, 4, 13, 16, 0, 5), toFake: ['Date'] });
  await run('backup . --json', { backUp });
  vi.useRealTimers();
  const timestampedCopy = resolve('inquiries-2025-05-13T160005Z.sqlite');
  expect(backUp.mock.calls).toEqual([[copy], [timestampedCopy]]);
});

it('reports a failed backup and exits with 3', async () => {
  const backUp = vi.fn().mockThrow(new Error('The file exists.'));
  const err = 'No backup was made: The file exists.\n';
  expect(await run('backup taken.sqlite', { backUp })).toEqual({ code: 3, out: '', err });
});

it('deletes all inquiries from one person and lists other copies', async () => {
  const sentId = await insertFinished({ state: 'sent' }, { email });
  const { id: queuedId } = await store().insert(makeInquiry({ email: 'Lena@Westside.example' }));
  const { id: heldId } = await store().insert(makeInquiry({ email, quarantine: 'links' }));
  const { id: otherId } = await store().insert(makeInquiry());
  for (const id of [sentId, queuedId, heldId, otherId]) writeMail(`${id}.notification.eml`);
  writeMail(`${queuedId}.acknowledgement.eml.partial`);
  const { code, out } = await run(`delete --email ${email} --yes`);
  expect(code).toBe(0);
  expect(out).toMatch(/^3 deleted: .*\n.*\n.*backups.*\n.*emails with 1 .*\n.*right now/);
  expect(await getRemainingIds()).toEqual([otherId]);
  expect(readdirSync(outboxFolder())).toEqual([`${otherId}.notification.eml`]);
});

it('deletes by ID and reports unknown IDs', async () => {
  const { id } = await store().insert(makeInquiry());
  const { code, out, err } = await run(`delete ${id} nothing --yes --json`);
  expect([code, err]).toEqual([1, 'There is no inquiry nothing.\n']);
  expect(JSON.parse(out)).toEqual({ deleted: [id], mailed: [] });
  expect(await getRemainingIds()).toEqual([]);
});

it.each([
  [' YES ', 0],
  ['yesterday', 1],
])("asks before it deletes and, after '%s', exits with %i", async (answer, expected) => {
  const { id } = await store().insert(makeInquiry());
  const ask = vi.fn(async () => answer);
  const { code, err } = await run(`delete ${id}`, { ask });
  expect(code).toBe(expected);
  expect(err).toContain(id);
  expect(ask.mock.calls).toEqual([['Permanently delete this inquiry? (yes/no) ']]);
  expect(await getRemainingIds()).toHaveLength(expected);
});

it('deletes nothing without a terminal or if the files cannot be deleted', async () => {
  const { id } = await store().insert(makeInquiry());
  const err = expect.stringContaining('add --yes');
  expect(await run(`delete ${id}`)).toMatchObject({ code: 2, err });
  const removeFiles = () => Promise.reject(new Error('read-only'));
  expect((await run(`delete ${id} --yes`, { removeFiles })).code).toBe(3);
  expect(await getRemainingIds()).toEqual([id]);
});
