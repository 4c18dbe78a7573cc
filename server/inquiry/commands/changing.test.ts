import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { commandDesk } from '#server/inquiry/testing/command-desk.ts';
import { day, newInquiry } from '#server/inquiry/testing/inquiries.ts';

const {
  run,
  store,
  clock,
  mails,
  copies,
  writeMail,
  insertFailed,
  insertSent,
  insertWritten,
  insertWithRefusedAcknowledgement,
} = commandDesk();

describe('retry', () => {
  test('queues what failed', async () => {
    const id = await insertFailed();
    expect(await run(`retry ${id}`)).toMatchObject({ code: 0, err: '' });
    expect((await store().find(id))?.inquiry.state).toBe('queued');
  });

  test('queues everything that failed', async () => {
    await insertFailed();
    await insertFailed();
    expect((await run('retry --failed')).out).toContain('2 queued');
  });

  test('queues everything that was only written', async () => {
    const id = await insertWritten();
    await insertFailed();
    expect((await run('retry --written')).out).toBe('1 queued. The server mails within seconds.\n');
    expect((await store().find(id))?.inquiry.state).toBe('queued');
  });

  test('says that nobody gets it while SMTP_URL is not set', async () => {
    const id = await insertWritten();
    const { out } = await run(`retry ${id}`, { sendsMail: false });
    expect(out).toContain('SMTP_URL is not set');
  });

  test('leaves alone what is held, and says how to release it', async () => {
    const { id } = await store().insert(newInquiry({ quarantine: 'links' }));
    const { code, err } = await run(`retry ${id}`);
    expect([code, err]).toEqual([1, expect.stringContaining(`npm run inquiries -- release ${id}`)]);
    expect((await store().find(id))?.inquiry.state).toBe('quarantined');
  });

  test('queues a failed acknowledgement with everything that failed', async () => {
    const id = await insertWithRefusedAcknowledgement();
    expect((await run('retry --failed')).out).toContain('1 queued');
    expect((await store().find(id))?.inquiry.state).toBe('sent');
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

  test('keeps the file of an old inquiry that was never mailed', async () => {
    const id = await insertWritten();
    writeMail(`${id}.notification.eml`);
    clock().advance(366 * day);
    expect((await run('purge --older-than 365d')).out).toContain('0 deleted');
    expect(readdirSync(mails())).toEqual([`${id}.notification.eml`]);
  });

  test('deletes a mail that old also when its inquiry is gone already', async () => {
    writeMail('crashed.notification.eml', clock().now() - 366 * day);
    writeMail('recent.notification.eml', clock().now() - 364 * day);
    await run('purge --older-than 365d');
    expect(readdirSync(mails())).toEqual(['recent.notification.eml']);
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

  test('is not made where a folder was meant that is not there', async () => {
    const { code, err } = await run('backup no-such-folder/');
    expect([code, err]).toEqual([
      3,
      `No backup was made: there is no folder ${resolve('no-such-folder')}.\n`,
    ]);
    expect(copies).toEqual([]);
  });

  test('says why there is none, and ends with 3', async () => {
    expect(await run('backup taken.sqlite')).toEqual({
      code: 3,
      out: '',
      err: 'No backup was made: it is there already\n',
    });
  });
});
