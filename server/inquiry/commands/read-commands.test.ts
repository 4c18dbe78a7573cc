import { expect, it } from 'vitest';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { formatReference } from '#library/inquiry/reference.ts';
import { makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { setUpCommands } from '#server/inquiry/testing/set-up-commands.ts';

const { run, store, insertFinished } = setUpCommands();
const receivedAt = '2025-05-13T16:00:00.000Z';
const email = 'lena@westside.example';

it('lists inquiries in a table in local time, truncated to the width of the terminal', async () => {
  const { id } = await store().insert(makeInquiry());
  const { code, out } = await run('list');
  expect(code).toBe(0);
  const [header, row] = out.split('\n');
  expect(header).toMatch(/^REFERENCE {2}ID {36}RECEIVED {14}STATE {3}NAME/);
  expect(row).toContain(
    `${formatReference(id)}  ${id}  2025-05-13 09:00 PDT  queued  Lena Ashgrove  Westside Dermatology`,
  );
  const narrowRows = (await run('list', { columns: 80 })).out.trimEnd().split('\n');
  expect(narrowRows.map((line) => line.length)).toEqual([expect.any(Number), 80]);
});

it('lists inquiries as JSON, filtered by state and limit', async () => {
  await store().insert(makeInquiry());
  const held = await store().insert(makeInquiry({ quarantine: 'links' }));
  const { out } = await run('list --state quarantined --limit 5 --json');
  expect(JSON.parse(out)).toMatchObject([{ id: held.id, received: receivedAt, reason: 'links' }]);
});

it('marks inquiries that were only written to a file', async () => {
  const id = await insertFinished({ state: 'written' });
  const { out } = await run('list --state undelivered');
  expect(out).toMatch(new RegExp(`${id} .* written to a file, not emailed`));
});

it('shows everything about one inquiry', async () => {
  const id = await insertFinished({ state: 'failed', error: '550 no such user' });
  const { code, out } = await run(`show ${id}`);
  expect(code).toBe(0);
  expect(out).toMatch(/^Email +\S+@\S+$/m);
  expect(out).toMatch(
    /^To MAIL_TO +failed, 1 attempt, 2025-05-13 09:00 PDT, last error: 550 no such user$/m,
  );
  expect(out).toContain('discuss melasma formulas');
  expect(JSON.parse((await run(`show ${id} --json`)).out)).toMatchObject({
    id,
    received: receivedAt,
    deliveries: [{ kind: 'notification', state: 'failed', finished: receivedAt }],
  });
});

it('shows who accepted and who rejected a message', async () => {
  const refusal = { address: 'old@pharmacy.example', reason: '550 no such user' };
  const recipients = { takenBy: ['desk@pharmacy.example'], refusedBy: [refusal] };
  const retryLater = { state: 'waiting', error: '450', retryInMs: 1, isRefusal: true } as const;
  const { out } = await run(`show ${await insertFinished({ ...retryLater, recipients })}`);
  expect(out).toMatch(/accepted by +desk@pharmacy\.example/);
  expect(out).toMatch(/rejected by +old@pharmacy\.example: 550 no such user/);
});

it('shows all inquiries from one person', async () => {
  const messages = ['The first message.', 'The second message.'];
  for (const message of messages) await store().insert(makeInquiry({ email, message }));
  await store().insert(makeInquiry({ message: 'From someone else.' }));
  const { out } = await run('show --email LENA@westside.example');
  for (const message of messages) expect(out).toContain(message);
  expect(out).not.toContain('From someone else.');
  const all = JSON.parse((await run(`show --email ${email} --json`)).out);
  expect(all).toMatchObject([{ email, deliveries: [{}] }, { email }]);
});

it('exports CSV that a spreadsheet reads as text', async () => {
  await store().insert(makeInquiry({ name: '=HYPERLINK("x")', message: 'Two\nlines, "quoted"' }));
  const { out } = await run('export --format csv');
  const [header, row] = [out.slice(0, out.indexOf('\r\n')), out.slice(out.indexOf('\r\n') + 2)];
  expect(header).toBe(
    ['id', 'reference', 'received', 'state', 'reason', 'answered', ...inquiryFields].join(),
  );
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(row).toContain('"Two\nlines, ""quoted"""\r\n');
  expect(row).toContain(`${receivedAt},queued,,`);
});

it.each([
  [`list --email ${email}`, 'No inquiries.\n', ''],
  [`show --email ${email}`, '', 'There is no inquiry from this address.\n'],
  ['show nothing', '', 'There is no inquiry nothing.\n'],
])("exits with 1 when '%s' finds nothing", async (line, out, err) => {
  await store().insert(makeInquiry());
  expect(await run(line)).toEqual({ code: 1, out, err });
});
