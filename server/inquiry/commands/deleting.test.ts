import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandDesk } from '#server/inquiry/testing/command-desk.ts';
import { newInquiry } from '#server/inquiry/testing/inquiries.ts';

const { run, store, mails, writeMail, insertSent } = commandDesk();
const email = 'lena@westside.example';
const left = async () => (await store().list({})).map(({ id }) => id);

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

  test('tells scripts what is in the mailboxes', async () => {
    const id = await insertSent({ email });
    const { out } = await run(`delete --email ${email} --yes --json`);
    expect(JSON.parse(out)).toEqual({ deleted: [id], mailed: [id] });
  });

  test('ends with 1 when one person sent nothing', async () => {
    await store().insert(newInquiry());
    expect(await run('delete --email nobody@westside.example --yes')).toEqual({
      code: 1,
      out: '',
      err: 'There is no inquiry of this address.\n',
    });
  });

  test.each(['y', 'yes', ' YES '])("asks first, and goes on after '%s'", async (answer) => {
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

  test.each(['', 'n', 'no', 'yesterday'])("deletes nothing after '%s'", async (answer) => {
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
