import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { commandDesk } from '#server/inquiry/testing/command-desk.ts';
import { day, newInquiry } from '#server/inquiry/testing/inquiries.ts';

const { run, store, clock, mails, copies, writeMail, insertFailed, insertSent, insertWritten } =
  commandDesk();

const email = 'lena@westside.example';
const left = async () => (await store().list({})).map(({ id }) => id);

describe('retry', () => {
  test('queues what failed', async () => {
    const id = await insertFailed();
    expect(await run(`retry ${id}`)).toMatchObject({ code: 0, err: '' });
    expect((await store().find(id))?.inquiry.state).toBe('queued');
  });

  test('queues everything that was only written', async () => {
    const id = await insertWritten();
    await insertFailed();
    expect((await run('retry --written')).out).toBe('1 queued. The server mails within seconds.\n');
    expect((await store().find(id))?.inquiry.state).toBe('queued');
  });

  test('leaves alone what is held, and says how to release it', async () => {
    const { id } = await store().insert(newInquiry({ quarantine: 'links' }));
    const { code, err } = await run(`retry ${id}`);
    expect([code, err]).toEqual([1, expect.stringContaining(`npm run inquiries -- release ${id}`)]);
    expect((await store().find(id))?.inquiry.state).toBe('quarantined');
  });

  test('says why it leaves others alone', async () => {
    const { id } = await store().insert(newInquiry());
    const { code, err } = await run(`retry ${id} nothing`);
    expect(code).toBe(1);
    expect(err).toContain(`${id} is queued; nothing to retry.`);
    expect(err).toContain('There is no inquiry nothing.');
  });
});

describe('release', () => {
  test('queues what is held', async () => {
    const { id } = await store().insert(newInquiry({ quarantine: 'links' }));
    expect(await run(`release ${id}`)).toMatchObject({ code: 0, err: '' });
    expect((await store().find(id))?.inquiry.state).toBe('queued');
  });

  test('leaves others alone, and says why', async () => {
    const id = await insertFailed();
    const { code, out, err } = await run(`release ${id} nothing --json`);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ queued: [], left: [id, 'nothing'] });
    expect(err).toBe(
      `${id} is failed, not held; nothing to release.\nThere is no inquiry nothing.\n`,
    );
  });
});

describe('purge', () => {
  test('only says what it would delete in a dry run', async () => {
    await insertSent();
    clock().advance(366 * day);
    const { code, out } = await run('purge --older-than 365d --dry-run');
    expect([code, out]).toEqual([0, expect.stringContaining('1 would be deleted')]);
    expect(await store().list({})).toHaveLength(1);
  });

  test('deletes the inquiry and the mails that were written of it', async () => {
    const id = await insertSent();
    clock().advance(366 * day);
    const recent = await insertSent();
    writeMail(`${id}.notification.eml`);
    writeMail(`${id}.acknowledgement.eml.partial`);
    writeMail(`${recent}.notification.eml`);
    expect(JSON.parse((await run('purge --older-than 365d --json')).out)).toEqual({
      dryRun: false,
      before: '2025-05-14T16:00:00.000Z',
      ids: [id],
    });
    expect((await store().list({})).map((inquiry) => inquiry.id)).toEqual([recent]);
    expect(readdirSync(mails())).toEqual([`${recent}.notification.eml`]);
  });
});

describe('backup', () => {
  test('copies the database and says where to', async () => {
    const copy = resolve('copy.sqlite');
    expect(await run('backup copy.sqlite')).toEqual({
      code: 0,
      out: `Copied to ${copy}.\n`,
      err: '',
    });
    expect(JSON.parse((await run('backup copy.sqlite --json')).out)).toEqual({ file: copy });
    expect(copies).toEqual([copy, copy]);
  });

  test('has the time in its name in a folder, so that the same line works every night', async () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 4, 13, 16, 0, 5), toFake: ['Date'] });
    await run('backup .');
    vi.setSystemTime(Date.UTC(2025, 4, 14, 16, 0, 5));
    await run('backup .');
    vi.useRealTimers();
    expect(copies).toEqual([
      resolve('inquiries-2025-05-13T160005Z.sqlite'),
      resolve('inquiries-2025-05-14T160005Z.sqlite'),
    ]);
  });

  test('says why there is none, and ends with 3', async () => {
    expect(await run('backup taken.sqlite')).toEqual({
      code: 3,
      out: '',
      err: 'No backup was made: it is there already\n',
    });
  });
});

describe('delete', () => {
  test('deletes all that one person sent, and the mails that were written of it', async () => {
    const { id: queued } = await store().insert(newInquiry({ email: 'Lena@Westside.example' }));
    const { id: held } = await store().insert(newInquiry({ email, quarantine: 'links' }));
    const other = await store().insert(newInquiry());
    for (const id of [queued, held, other.id]) writeMail(`${id}.notification.eml`);
    writeMail(`${queued}.acknowledgement.eml.partial`);
    const { code, out, err } = await run(`delete --email ${email} --yes`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^2 deleted: /);
    for (const id of [queued, held]) expect(out).toContain(id);
    expect(await left()).toEqual([other.id]);
    expect(readdirSync(mails())).toEqual([`${other.id}.notification.eml`]);
  });

  test('deletes by ID, and says which there are not', async () => {
    const { id } = await store().insert(newInquiry());
    const { code, out, err } = await run(`delete ${id} nothing --yes --json`);
    expect([code, err]).toEqual([1, 'There is no inquiry nothing.\n']);
    expect(JSON.parse(out)).toEqual({ deleted: [id], mailed: [] });
    expect(await left()).toEqual([]);
  });

  test('says where else a copy may be', async () => {
    await insertSent({ email });
    await store().insert(newInquiry({ email }));
    const { out } = await run(`delete --email ${email} --yes`);
    expect(out).toContain('backups made before now');
    expect(out).toContain('in the mailboxes of MAIL_TO: 1 of them');
    expect(out).toContain('being sent at this moment');
  });

  test.each(['y', ' YES '])("asks first, and goes on after '%s'", async (answer) => {
    const { id } = await store().insert(newInquiry({ email }));
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return answer;
    };
    const { code, err } = await run(`delete --email ${email}`, { ask });
    expect(code).toBe(0);
    expect(err).toContain(id);
    expect(questions).toEqual(['Delete this inquiry for good? (yes/no) ']);
    expect(await left()).toEqual([]);
  });

  test.each(['', 'yesterday'])("deletes nothing after '%s'", async (answer) => {
    const { id } = await store().insert(newInquiry());
    const { code, err } = await run(`delete ${id}`, { ask: async () => answer });
    expect(code).toBe(1);
    expect(err).toContain('Nothing was deleted.');
    expect(await left()).toEqual([id]);
  });

  test('deletes nothing where nobody can be asked', async () => {
    const { id } = await store().insert(newInquiry());
    expect(await run(`delete ${id}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('add --yes'),
    });
    expect(await left()).toEqual([id]);
  });

  test('keeps an inquiry whose files could not be deleted, so that they are found again', async () => {
    const { id } = await store().insert(newInquiry());
    const removeFiles = async () => {
      throw new Error('read-only');
    };
    expect((await run(`delete ${id} --yes`, { removeFiles })).code).toBe(3);
    expect(await left()).toEqual([id]);
  });
});
