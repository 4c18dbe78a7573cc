import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InquiryForm } from '#app/inquiry/inquiry-form.tsx';
import { inquiryBody, parseInquiry } from '#library/inquiry/schema.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { inquiryWords } from '#library/inquiry/words.ts';
import { runCommand } from '#server/inquiry/commands/commands.ts';
import { composeMail } from '#server/inquiry/mail/mail.ts';
import { suspicion } from '#server/inquiry/spam.ts';
import { readMigrations } from '#server/inquiry/store/migrations.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import { claimOptions, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { sqlite } from '#server/inquiry/testing/stores.ts';

// The three things that a new field asks for: its place in the table, its words, its column.
vi.mock('#library/inquiry/field-table.ts', async (original) => {
  const { fieldTable } = await original<typeof import('#library/inquiry/field-table.ts')>();
  const line = { label: 'Fax', minimum: 5, maximum: 20, wrong: 'Fax is required' };
  const lines = { label: 'Notes', minimum: 1, maximum: 20, wrong: 'Notes are required' };
  return {
    fieldTable: {
      ...fieldTable,
      new_line: { kind: 'line', ...line, autoComplete: 'fax' },
      new_lines: { kind: 'lines', ...lines },
    },
  };
});
vi.mock('#library/content.ts', async (original) => {
  const { content } = await original<typeof import('#library/content.ts')>();
  const words = Object(content.data['inquiry.yaml']);
  const fields = {
    ...words.fields,
    new_line: { label: 'Your fax' },
    new_lines: { label: 'Your notes' },
  };
  return {
    content: { ...content, data: { ...content.data, 'inquiry.yaml': { ...words, fields } } },
  };
});
const columns = `ALTER TABLE inquiries ADD COLUMN new_line TEXT NOT NULL DEFAULT '';
  ALTER TABLE inquiries ADD COLUMN new_lines TEXT NOT NULL DEFAULT ''`;

const given = { new_line: 'fax-213', new_lines: 'two\nlines' };
const values = { ...sampleValues, ...given };

test('the form asks for an added field', () => {
  const html = renderToStaticMarkup(<InquiryForm words={inquiryWords} result={undefined} />);
  expect(html).toMatch(/<label for="new_line">Your fax<\/label><input[^>]* name="new_line"/);
  expect(html).toMatch(/<input[^>]* autoComplete="fax"/i);
  expect(html).toMatch(/<label for="new_lines">Your notes<\/label><textarea[^>]* name="new_lines"/);
});

test('an added field is checked by its rules', () => {
  expect(parseInquiry(inquiryBody(values))).toMatchObject({ ok: true, inquiry: given });
  expect(
    parseInquiry(inquiryBody({ ...values, ...{ new_line: ' 1 ', new_lines: 'x'.repeat(21) } })),
  ).toEqual({
    ok: false,
    fields: { new_line: 'Fax is required', new_lines: 'Notes must be at most 20 characters' },
  });
});

test('a link in an added field is suspicious', () => {
  expect(suspicion({}, { ...values, ...{ new_line: 'https://spam.example' } })).toContain("'Fax'");
});

describe('the store', () => {
  const known = readMigrations('sqlite');
  const migrations = [...known, { version: known.length + 1, name: 'next.sql', sql: columns }];
  let place: string;
  let store: InquiryStore;
  let id: string;
  let remove: () => void;

  beforeEach(async () => {
    ({ place, remove } = await sqlite.create());
    store = await sqlite.open(place, { migrations });
    ({ id } = await store.insert({ ...newInquiry(), ...given }));
  });
  afterEach(async () => {
    await store.close();
    remove();
  });

  test('keeps an added field and hands it to the mail', async () => {
    expect((await store.find(id))?.inquiry).toMatchObject(given);
    expect(await store.list({})).toMatchObject([given]);
    const [claimed] = await store.claim(claimOptions);
    expect(claimed?.inquiry).toMatchObject(given);
  });

  test('can try whether it stores', async () => {
    await expect(store.probe()).resolves.toBeUndefined();
  });

  test('an added field stands in the mail, in `show` and in the CSV', async () => {
    const inquiry = (await store.list({}))[0];
    if (!inquiry) throw new Error('nothing was stored');
    const settings = { from: 'site@pharmacy.example', to: ['desk@pharmacy.example'] };
    const mail = (await composeMail(inquiry, 'notification', settings)).raw
      .toString()
      .replaceAll('\r\n', '\n')
      .replaceAll('=\n', '');
    const at = mail.indexOf('Content-Type: text/html');
    const [text, html] = [mail.slice(0, at), mail.slice(at)];
    expect(text).toContain('Fax: fax-213\n');
    expect(text).toContain('Notes:\n\ntwo\nlines\n');
    expect(html).toContain('>Fax</th><td>fax-213</td>');
    expect(html).toMatch(/<b>Notes<\/b>.*\n.*two<br>\nlines/);
    const shown = await run(`show ${id}`);
    expect(shown).toMatch(/^Fax +fax-213$/m);
    expect(shown).toContain('Notes:\n\ntwo\nlines\n');
    const csv = await run('export --format csv');
    expect(csv).toMatch(/^[^\r]*,new_line,new_lines\r\n/);
    expect(csv).toContain(',fax-213,"two\nlines"\r\n');
  });

  async function run(line: string) {
    let out = '';
    const to = {
      program: 'inquiries',
      out: (text: string) => {
        out += text;
      },
      err: () => {},
    };
    await runCommand(line.split(' '), to, () => ({
      openStore: () => sqlite.open(place, { migrations }),
      deliveries: [],
      sendsMail: true,
      removeFiles: async () => {},
      backUp: () => {},
    }));
    return out;
  }
});
