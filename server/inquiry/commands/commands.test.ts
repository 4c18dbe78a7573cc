import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { runCommand } from '#server/inquiry/commands/commands.ts';
import { removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { claimOptions, day, newInquiry, testClock } from '#server/inquiry/testing/inquiries.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

let directory: string;
let clock: ReturnType<typeof testClock>;
let store: SqliteStore;
const copies: string[] = [];

const mails = () => join(directory, 'outbox');
const open = () => new SqliteStore({ path: join(directory, 'inquiries.sqlite'), clock: clock.now });

beforeEach(() => {
  directory = temporaryDirectory('commands');
  clock = testClock();
  store = open();
  copies.length = 0;
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

async function run(line: string, columns?: number) {
  let [out, err] = ['', ''];
  const code = await runCommand(line.split(' ').filter(Boolean), {
    openStore: async () => open(),
    deliveries: ['notification'],
    removeFiles: (purged) => removeFiles(mails(), purged),
    backUp: (file) => {
      if (file.endsWith('taken.sqlite')) throw new Error('it is there already');
      copies.push(file);
    },
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    columns,
  });
  return { code, out, err };
}

async function insertFailed() {
  const { id } = await store.insert(newInquiry());
  const [claimed] = await store.claim(claimOptions);
  if (claimed) await store.finish(claimed, { state: 'failed', error: '550 no such user' });
  return id;
}

async function insertWithRefusedAcknowledgement() {
  const { id } = await store.insert(
    newInquiry({ deliveries: ['notification', 'acknowledgement'] }),
  );
  for (const claimed of await store.claim(claimOptions)) {
    const refused = { state: 'failed', error: '550 no such provider' } as const;
    await store.finish(claimed, claimed.kind === 'notification' ? { state: 'sent' } : refused);
  }
  return id;
}

function writeMail(name: string, time = clock.now()) {
  mkdirSync(mails(), { recursive: true });
  writeFileSync(join(mails(), name), 'a mail');
  utimesSync(join(mails(), name), time / 1000, time / 1000);
}

describe('list', () => {
  test('shows a table in Los Angeles time', async () => {
    const { id } = await store.insert(newInquiry());
    const { code, out } = await run('list');
    expect(code).toBe(0);
    const [header, row] = out.split('\n');
    expect(header).toMatch(/^ID {36}RECEIVED {10}STATE {3}NAME/);
    expect(row).toContain(`${id}  2025-05-13 09:00  queued  Lena Ashgrove  Westside Dermatology`);
  });

  test('cuts rows to the width of the terminal', async () => {
    await store.insert(newInquiry({ practice: 'A practice with a very long name' }));
    const { out } = await run('list', 80);
    for (const line of out.trimEnd().split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('is JSON for scripts, and can be narrowed', async () => {
    await store.insert(newInquiry());
    const held = await store.insert(newInquiry({ quarantine: 'links' }));
    const { out } = await run('list --state quarantined --limit 5 --json');
    expect(JSON.parse(out)).toMatchObject([{ id: held.id, reason: 'links' }]);
  });

  test('shows a failed acknowledgement among what failed, and why', async () => {
    const id = await insertWithRefusedAcknowledgement();
    const { out } = await run('list --state failed');
    expect(out).toContain(id);
    expect(out).toContain('acknowledgement: 550 no such provider');
    expect((await run('list --state sent')).out).toContain(id);
  });

  test('does not show what was delivered, waits or is held among what failed', async () => {
    await store.insert(newInquiry({ quarantine: 'links' }));
    const [notice] = await store.claim(claimOptions);
    if (notice) await store.finish(notice, { state: 'failed', error: '550 no such user' });
    await store.insert(newInquiry());
    expect(await run('list --state failed')).toMatchObject({ out: 'No inquiries.\n' });
  });

  test('says when there is nothing', async () => {
    expect(await run('list')).toMatchObject({ code: 0, out: 'No inquiries.\n' });
  });
});

describe('show', () => {
  test('tells everything about one inquiry', async () => {
    const id = await insertFailed();
    const { code, out } = await run(`show ${id}`);
    expect(code).toBe(0);
    expect(out).toContain('failed, 1 attempt, 2025-05-13 09:00, last error: 550 no such user');
    expect(out).toContain('discuss melasma formulas');
    expect(JSON.parse((await run(`show ${id} --json`)).out)).toMatchObject({
      id,
      deliveries: [{ kind: 'notification', state: 'failed' }],
    });
  });

  test.each(inquiryFields)('tells the %s', async (field) => {
    const { id } = await store.insert(newInquiry({ [field]: `given-${field}` }));
    expect((await run(`show ${id}`)).out).toContain(`given-${field}`);
  });

  test('tells who took a mail, who refused it and why', async () => {
    const { id } = await store.insert(newInquiry());
    const [claimed] = await store.claim(claimOptions);
    const refused = { address: 'old@pharmacy.example', reason: '550 no such user' };
    const recipients = { takenBy: ['desk@pharmacy.example'], refusedBy: [refused] };
    const later = { state: 'waiting', error: '450 later', retryInMs: 1, refused: true } as const;
    if (claimed) await store.finish(claimed, { ...later, recipients });
    const { out } = await run(`show ${id}`);
    expect(out).toMatch(/taken by +desk@pharmacy\.example/);
    expect(out).toMatch(/refused by +old@pharmacy\.example: 550 no such user/);
  });

  test('ends with 1 when there is no such inquiry', async () => {
    expect(await run('show nothing')).toMatchObject({
      code: 1,
      err: 'There is no inquiry nothing.\n',
    });
  });
});

describe('retry', () => {
  test('queues what failed', async () => {
    const id = await insertFailed();
    expect(await run(`retry ${id}`)).toMatchObject({ code: 0, err: '' });
    expect((await store.find(id))?.inquiry.state).toBe('queued');
  });

  test('queues everything that failed', async () => {
    await insertFailed();
    await insertFailed();
    expect((await run('retry --failed')).out).toContain('2 queued');
  });

  test('queues a failed acknowledgement with everything that failed', async () => {
    const id = await insertWithRefusedAcknowledgement();
    expect((await run('retry --failed')).out).toContain('1 queued');
    expect((await store.find(id))?.inquiry.state).toBe('sent');
  });

  test('says why it leaves others alone', async () => {
    const { id } = await store.insert(newInquiry());
    const { code, err } = await run(`retry ${id} nothing`);
    expect(code).toBe(1);
    expect(err).toContain(`${id} is queued; nothing to retry.`);
    expect(err).toContain('There is no inquiry nothing.');
  });
});

describe('export', () => {
  test('writes CSV that a spreadsheet reads as text', async () => {
    await store.insert(newInquiry({ name: '=HYPERLINK("x")', message: 'Two\nlines, "quoted"' }));
    const { out } = await run('export --format csv');
    const [header, row] = [out.slice(0, out.indexOf('\r\n')), out.slice(out.indexOf('\r\n') + 2)];
    expect(header).toBe(['id', 'received', 'state', 'reason', ...inquiryFields].join());
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
    expect(row).toContain('"Two\nlines, ""quoted"""\r\n');
    expect(row).toContain('2025-05-13T16:00:00.000Z,queued,,');
  });

  test.each(inquiryFields)('writes the %s', async (field) => {
    await store.insert(newInquiry({ [field]: `given-${field}` }));
    expect((await run('export --format csv')).out).toContain(`given-${field}`);
  });

  test('writes JSON', async () => {
    const { id } = await store.insert(newInquiry());
    expect(JSON.parse((await run('export --format json')).out)).toMatchObject([
      { id, received: '2025-05-13T16:00:00.000Z' },
    ]);
  });
});

describe('purge', () => {
  test('only says what it would delete in a dry run', async () => {
    await insertFailed();
    clock.advance(366 * day);
    const { code, out } = await run('purge --older-than 365d --dry-run');
    expect([code, out]).toEqual([0, expect.stringContaining('1 would be deleted')]);
    expect(await store.list({})).toHaveLength(1);
    expect(await store.list({})).toHaveLength(1);
  });

  test('deletes the inquiry and the mails that were written of it', async () => {
    const id = await insertFailed();
    clock.advance(366 * day);
    const recent = await insertFailed();
    writeMail(`${id}.notification.eml`);
    writeMail(`${id}.acknowledgement.eml.partial`);
    writeMail(`${recent}.notification.eml`);
    expect(JSON.parse((await run('purge --older-than 365d --json')).out)).toEqual({
      dryRun: false,
      ids: [id],
    });
    expect((await store.list({})).map((inquiry) => inquiry.id)).toEqual([recent]);
    expect(readdirSync(mails())).toEqual([`${recent}.notification.eml`]);
  });

  test('deletes a mail that old also when its inquiry is gone already', async () => {
    writeMail('crashed.notification.eml', clock.now() - 366 * day);
    writeMail('recent.notification.eml', clock.now() - 364 * day);
    await run('purge --older-than 365d');
    expect(readdirSync(mails())).toEqual(['recent.notification.eml']);
  });
});

describe('backup', () => {
  test('copies the database and says where to', async () => {
    const copy = join(directory, 'copy.sqlite');
    expect(await run(`backup ${copy}`)).toEqual({ code: 0, out: `Copied to ${copy}.\n`, err: '' });
    expect(JSON.parse((await run(`backup ${copy} --json`)).out)).toEqual({ file: copy });
    expect(copies).toEqual([copy, copy]);
  });

  test('says why there is none, and ends with 3', async () => {
    expect(await run('backup taken.sqlite')).toEqual({
      code: 3,
      out: '',
      err: 'No backup was made: it is there already\n',
    });
  });
});

test.each([
  '',
  'nonsense',
  'toString',
  'list --state odd',
  'list --limit x',
  'list --nonsense',
  'list --dry-run',
  'show',
  'show a b',
  'retry',
  'export',
  'export --format xml',
  'purge',
  'purge --older-than 3x',
  'backup',
  'backup a b',
])("explains itself and ends with 2 for '%s'", async (line) => {
  const { code, err, out } = await run(line);
  expect(code).toBe(2);
  expect(err).toContain('Usage: npm run inquiries');
  expect(out).toBe('');
});

test('shows help', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, err: '' });
});

test('ends with 3 when the store does not answer', async () => {
  const err: string[] = [];
  const code = await runCommand(['list'], {
    openStore: async () => {
      throw new Error('connect ECONNREFUSED');
    },
    deliveries: [],
    removeFiles: async () => {},
    backUp: () => {},
    out: () => {},
    err: (text) => err.push(text),
  });
  expect([code, err.join()]).toEqual([3, expect.stringContaining('ECONNREFUSED')]);
});
