import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { day, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { setUpCommands } from '#server/inquiry/testing/set-up-commands.ts';

const { run, store, clock, mails, writeMail, insertHeld, insertFinished, findInquiry } =
  setUpCommands();

const email = 'lena@westside.example';
const remainingIds = async () => (await store().list({})).map(({ id }) => id);
const getState = async (id: string) => (await findInquiry(id))?.state;
const insertFailed = () => insertFinished({ state: 'failed', error: '550 no such user' });

describe('retry', () => {
  it('queues failed and written inquiries', async () => {
    const failed = await insertFailed();
    const written = await insertFinished({ state: 'written' });
    expect((await run('retry --written')).out).toBe('1 queued. The server mails within seconds.\n');
    expect([await getState(failed), await getState(written)]).toEqual(['failed', 'queued']);
    expect(await run(`retry ${failed}`)).toMatchObject({ code: 0, err: '' });
    expect(await getState(failed)).toBe('queued');
  });

  it('skips other inquiries with a reason', async () => {
    const { id: held } = await insertHeld();
    const { id: queued } = await store().insert(newInquiry());
    const { code, err } = await run(`retry ${held} ${queued} nothing`);
    expect(code).toBe(1);
    expect(err).toContain(`To mail it: npm run inquiries -- release ${held}`);
    expect(err).toContain(`${queued} is queued; nothing to retry.`);
    expect(err).toContain('There is no inquiry nothing.');
    expect(await getState(held)).toBe('quarantined');
  });
});

describe('release', () => {
  it('queues held inquiries and skips others with a reason', async () => {
    const failed = await insertFailed();
    const { id: held } = await insertHeld();
    const { code, out, err } = await run(`release ${held} ${failed} nothing --json`);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ queued: [held], left: [failed, 'nothing'] });
    expect(err).toContain(`${failed} is failed, not held; nothing to release.\n`);
    expect([await getState(held), await getState(failed)]).toEqual(['queued', 'failed']);
  });
});

describe('purge', () => {
  it('deletes old inquiries and their files, but not in a dry run', async () => {
    const id = await insertFinished({ state: 'sent' });
    clock().advance(366 * day);
    const recent = await insertFinished({ state: 'sent' });
    writeMail(`${id}.notification.eml`);
    writeMail(`${id}.acknowledgement.eml.partial`);
    writeMail(`${recent}.notification.eml`);
    const { out } = await run('purge --older-than 365d --dry-run');
    expect(out).toContain('1 would be deleted');
    expect(await remainingIds()).toHaveLength(2);
    expect(JSON.parse((await run('purge --older-than 365d --json')).out)).toEqual({
      dryRun: false,
      before: '2025-05-14T16:00:00.000Z',
      ids: [id],
    });
    expect(await remainingIds()).toEqual([recent]);
    expect(readdirSync(mails())).toEqual([`${recent}.notification.eml`]);
  });
});

describe('backup', () => {
  it('copies the database to a file, or to a new file in a folder', async () => {
    const backUp = vi.fn<(file: string) => void>();
    const copy = resolve('copy.sqlite');
    const result = { code: 0, out: `Copied to ${copy}.\n`, err: '' };
    expect(await run('backup copy.sqlite', { backUp })).toEqual(result);
    vi.useFakeTimers({ now: Date.UTC(2025, 4, 13, 16, 0, 5), toFake: ['Date'] });
    await run('backup . --json', { backUp });
    vi.useRealTimers();
    const named = resolve('inquiries-2025-05-13T160005Z.sqlite');
    expect(backUp.mock.calls).toEqual([[copy], [named]]);
  });

  it('reports a failure and exits with 3', async () => {
    const backUp = () => {
      throw new Error('it is there already');
    };
    const err = 'No backup was made: it is there already\n';
    expect(await run('backup taken.sqlite', { backUp })).toEqual({ code: 3, out: '', err });
  });
});

describe('delete', () => {
  it('deletes all inquiries from one person, and lists other copies', async () => {
    const sent = await insertFinished({ state: 'sent' }, { email });
    const { id: queued } = await store().insert(newInquiry({ email: 'Lena@Westside.example' }));
    const { id: held } = await store().insert(newInquiry({ email, quarantine: 'links' }));
    const { id: other } = await store().insert(newInquiry());
    for (const id of [sent, queued, held, other]) writeMail(`${id}.notification.eml`);
    writeMail(`${queued}.acknowledgement.eml.partial`);
    const { code, out, err } = await run(`delete --email ${email} --yes`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^3 deleted: /);
    expect(out).toContain('backups made before now');
    expect(out).toContain('in the mailboxes of MAIL_TO: 1 of them');
    expect(out).toContain('being sent at this moment');
    expect(await remainingIds()).toEqual([other]);
    expect(readdirSync(mails())).toEqual([`${other}.notification.eml`]);
  });

  it('deletes by ID, and reports unknown IDs', async () => {
    const { id } = await store().insert(newInquiry());
    const { code, out, err } = await run(`delete ${id} nothing --yes --json`);
    expect([code, err]).toEqual([1, 'There is no inquiry nothing.\n']);
    expect(JSON.parse(out)).toEqual({ deleted: [id], mailed: [] });
    expect(await remainingIds()).toEqual([]);
  });

  it.each([
    ['y', 0],
    [' YES ', 0],
    ['', 1],
    ['yesterday', 1],
  ])("asks first: after '%s' it exits with %i", async (answer, expected) => {
    const { id } = await store().insert(newInquiry());
    const ask = vi.fn(async () => answer);
    const { code, err } = await run(`delete ${id}`, { ask });
    expect(code).toBe(expected);
    expect(err).toContain(id);
    expect(ask.mock.calls).toEqual([['Delete this inquiry for good? (yes/no) ']]);
    expect(await remainingIds()).toHaveLength(expected);
  });

  it('deletes nothing without a terminal, or if deleting files fails', async () => {
    const { id } = await store().insert(newInquiry());
    const err = expect.stringContaining('add --yes');
    expect(await run(`delete ${id}`)).toMatchObject({ code: 2, err });
    const removeFiles = async () => {
      throw new Error('read-only');
    };
    expect((await run(`delete ${id} --yes`, { removeFiles })).code).toBe(3);
    expect(await remainingIds()).toEqual([id]);
  });
});
