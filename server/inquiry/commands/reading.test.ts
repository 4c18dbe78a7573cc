import { describe, expect, test } from 'vitest';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { commandDesk } from '#server/inquiry/testing/command-desk.ts';
import { claimOptions, newInquiry } from '#server/inquiry/testing/inquiries.ts';

const { run, store, insertFailed, insertSent, insertWritten, insertWithRefusedAcknowledgement } =
  commandDesk();

describe('list', () => {
  test('shows a table with the time at the pharmacy and its zone', async () => {
    const { id } = await store().insert(newInquiry());
    const { code, out } = await run('list');
    expect(code).toBe(0);
    const [header, row] = out.split('\n');
    expect(header).toMatch(/^ID {36}RECEIVED {14}STATE {3}NAME/);
    expect(row).toContain(
      `${id}  2025-05-13 09:00 PDT  queued  Lena Ashgrove  Westside Dermatology`,
    );
  });

  test('cuts rows to the width of the terminal', async () => {
    await store().insert(newInquiry({ practice: 'A practice with a very long name' }));
    const { out } = await run('list', { columns: 80 });
    for (const line of out.trimEnd().split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('is JSON for scripts, and can be narrowed', async () => {
    await store().insert(newInquiry());
    const held = await store().insert(newInquiry({ quarantine: 'links' }));
    const { out } = await run('list --state quarantined --limit 5 --json');
    const received = '2025-05-13T16:00:00.000Z';
    expect(JSON.parse(out)).toMatchObject([{ id: held.id, received, reason: 'links' }]);
  });

  test('ends with 1 when one person sent nothing', async () => {
    await store().insert(newInquiry());
    const nobody = { code: 1, out: 'No inquiries.\n', err: '' };
    expect(await run('list --email nobody@westside.example')).toEqual(nobody);
  });

  test('shows what was only written among what is not delivered, and says so', async () => {
    const id = await insertWritten();
    await insertSent();
    const { out } = await run('list --state undelivered');
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(out).toMatch(new RegExp(`${id} .* written to a file, not mailed`));
  });

  test('shows a failed acknowledgement among what failed, and why', async () => {
    const id = await insertWithRefusedAcknowledgement();
    const { out } = await run('list --state failed');
    expect(out).toContain(id);
    expect(out).toContain('acknowledgement: 550 no such provider');
    expect((await run('list --state sent')).out).toContain(id);
  });

  test('does not show what was delivered, waits or is held among what failed', async () => {
    await store().insert(newInquiry({ quarantine: 'links' }));
    const [notice] = await store().claim(claimOptions);
    if (notice) await store().finish(notice, { state: 'failed', error: '550 no such user' });
    await store().insert(newInquiry());
    expect(await run('list --state failed')).toMatchObject({ out: 'No inquiries.\n' });
  });
});

describe('show', () => {
  test('tells everything about one inquiry', async () => {
    const id = await insertFailed();
    const { code, out } = await run(`show ${id}`);
    expect(code).toBe(0);
    expect(out).toContain('failed, 1 attempt, 2025-05-13 09:00 PDT, last error: 550 no such user');
    expect(out).toContain('discuss melasma formulas');
    expect(JSON.parse((await run(`show ${id} --json`)).out)).toMatchObject({
      id,
      received: '2025-05-13T16:00:00.000Z',
      deliveries: [{ kind: 'notification', state: 'failed', finished: '2025-05-13T16:00:00.000Z' }],
    });
  });

  test('tells who took a mail, who refused it and why', async () => {
    const { id } = await store().insert(newInquiry());
    const [claimed] = await store().claim(claimOptions);
    const refused = { address: 'old@pharmacy.example', reason: '550 no such user' };
    const recipients = { takenBy: ['desk@pharmacy.example'], refusedBy: [refused] };
    const later = { state: 'waiting', error: '450 later', retryInMs: 1, refused: true } as const;
    if (claimed) await store().finish(claimed, { ...later, recipients });
    const { out } = await run(`show ${id}`);
    expect(out).toMatch(/taken by +desk@pharmacy\.example/);
    expect(out).toMatch(/refused by +old@pharmacy\.example: 550 no such user/);
  });

  test('tells everything that one person sent', async () => {
    const email = 'lena@westside.example';
    for (const message of ['The first message.', 'The second message.']) {
      await store().insert(newInquiry({ email, message }));
    }
    await store().insert(newInquiry({ message: 'Of someone else.' }));
    const { code, out } = await run('show --email LENA@westside.example');
    expect(code).toBe(0);
    expect(out).toContain('The first message.');
    expect(out).toContain('The second message.');
    expect(out).not.toContain('Of someone else.');
    const all = JSON.parse((await run(`show --email ${email} --json`)).out);
    expect(all).toMatchObject([
      { email, deliveries: [{}] },
      { email, deliveries: [{}] },
    ]);
  });

  test('ends with 1 when one person sent nothing', async () => {
    expect(await run('show --email nobody@westside.example')).toEqual({
      code: 1,
      out: '',
      err: 'There is no inquiry of this address.\n',
    });
  });
});

describe('export', () => {
  test('writes CSV that a spreadsheet reads as text', async () => {
    await store().insert(newInquiry({ name: '=HYPERLINK("x")', message: 'Two\nlines, "quoted"' }));
    const { out } = await run('export --format csv');
    const [header, row] = [out.slice(0, out.indexOf('\r\n')), out.slice(out.indexOf('\r\n') + 2)];
    expect(header).toBe(['id', 'received', 'state', 'reason', ...inquiryFields].join());
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
    expect(row).toContain('"Two\nlines, ""quoted"""\r\n');
    expect(row).toContain('2025-05-13T16:00:00.000Z,queued,,');
  });
});
