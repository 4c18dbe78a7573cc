import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import InquiryForm from '#app/inquiry/inquiry-form.island.tsx';
import { parseInquiry, toInquiryBody } from '#library/inquiry/schema.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { inquiryText, pages } from '#library/words.ts';
import { composeMail } from '#server/inquiry/mail/mail.ts';
import { detectSpam } from '#server/inquiry/spam.ts';
import { readMigrations } from '#server/inquiry/store/migrations.ts';
import { createAnswerUrl, makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { setUpCommands } from '#server/inquiry/testing/set-up-commands.ts';

vi.mock('#library/inquiry/field-table.ts', async (importOriginal) => {
  const { fieldTable } = await importOriginal<typeof import('#library/inquiry/field-table.ts')>();
  const limits = { minimum: 5, maximum: 20 };
  const fax = { label: 'Fax', wrong: 'Fax is required', autoComplete: 'fax', ...limits };
  const notes = { label: 'Notes', wrong: 'Notes are required', ...limits };
  const newFields = { new_line: { kind: 'line', ...fax }, new_lines: { kind: 'lines', ...notes } };
  return { fieldTable: { ...fieldTable, ...newFields } };
});
vi.mock('#library/content/load.ts', async (importOriginal) => {
  const load = await importOriginal<typeof import('#library/content/load.ts')>();
  const files = load.loadContent();
  const inquiryContent = Object(files.data['inquiry.yaml']);
  const labels = { new_line: { label: 'Your fax' }, new_lines: { label: 'Your notes' } };
  const fields = { ...inquiryContent.fields, ...labels };
  const data = { ...files.data, 'inquiry.yaml': { ...inquiryContent, fields } };
  return { ...load, loadContent: () => ({ ...files, data }) };
});
const columns = `ALTER TABLE inquiries ADD COLUMN new_line TEXT NOT NULL DEFAULT '';
  ALTER TABLE inquiries ADD COLUMN new_lines TEXT NOT NULL DEFAULT ''`;

const { store, open, reopen, claimNext, run } = setUpCommands();
const newValues = { new_line: 'fax-213', new_lines: 'two\nlines' };
const values = { ...sampleValues, ...newValues };

it('shows an added field in the form', () => {
  const html = renderToStaticMarkup(
    <InquiryForm words={inquiryText} copyText={pages.contact.copy} result={undefined} />,
  );
  expect(html).toMatch(/<label for="new_line">Your fax<\/label><input[^>]* name="new_line"/);
  expect(html).toMatch(/<input[^>]* autoComplete="fax"/i);
  expect(html).toMatch(/<label for="new_lines">Your notes<\/label><textarea[^>]* name="new_lines"/);
});

it('validates an added field', () => {
  expect(parseInquiry(toInquiryBody(values))).toMatchObject({ ok: true, inquiry: newValues });
  const invalidValues = { ...values, new_line: ' 1 ', new_lines: 'x'.repeat(21) };
  expect(parseInquiry(toInquiryBody(invalidValues))).toEqual({
    ok: false,
    fields: { new_line: 'Fax is required', new_lines: 'Notes must be at most 20 characters' },
  });
  expect(detectSpam({}, { ...values, ...{ new_line: 'https://spam.example' } })).toContain("'Fax'");
});

it('stores, emails, shows and exports an added field', async () => {
  const currentMigrations = readMigrations('sqlite');
  const migrations = [
    ...currentMigrations,
    { version: currentMigrations.length + 1, name: 'next.sql', sql: columns },
  ];
  await reopen({ migrations });
  const { id } = await store().insert({ ...makeInquiry(), ...newValues });
  await expect(store().probe()).resolves.toBeUndefined();
  const { inquiry } = await claimNext();
  expect(inquiry).toMatchObject(newValues);

  const settings = { from: 'site@pharmacy.example', to: ['desk@pharmacy.example'] };
  const { raw } = await composeMail(inquiry, 'notification', settings, createAnswerUrl);
  const mail = raw.toString().replaceAll('\r\n', '\n').replaceAll('=\n', '');
  expect(mail).toContain('\nFax: fax-213\n');
  expect(mail).toContain('<p>Notes:</p>\n<p>two<br>\nlines</p>');

  const openStore = () => open({ migrations });
  const { out: details } = await run(`show ${id}`, { openStore });
  expect(details).toMatch(/^Fax +fax-213$/m);
  expect(details).toContain('Notes:\n\ntwo\nlines\n');
  const { out: csv } = await run('export --format csv', { openStore });
  expect(csv).toMatch(/^[^\r]*,new_line,new_lines\r\n/);
  expect(csv).toContain(',fax-213,"two\nlines"\r\n');
});
