import type { Page } from '@playwright/test';
import { type EditorCopy, startEditor } from './editor-copy.ts';
import {
  expect as baseExpect,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from './site.ts';

/*
 * The editor in the hands of a person, in a copy of the content: each thing once with a mistake, and
 * once right.
 */
test.describe.configure({ mode: 'serial' });
/** What was refused, and what the framed site says while Vite makes it ready. */
const expectedConsole = [/status of 4(22|09|04)|Outdated Optimize Dep|Blocked autofocusing/];
test.use({ viewport: desktop, expectedConsole });

// The site is made ready when it is first asked for, which takes its time on a busy machine.
const expect = baseExpect.configure({ timeout: 60_000 });

let editor: EditorCopy;
test.beforeAll(async () => {
  editor = await startEditor();
});
test.afterAll(() => editor.end());

/** Words on the page beside the form; those of a menu that is closed do not count. */
const expectShown = (page: Page, words: string) =>
  expect(
    page.frameLocator('iframe').getByText(words).filter({ visible: true }).first(),
  ).toBeVisible();

/** The lines of a file that are not in an older state of it. */
const newLines = (before: string, after: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

test('the phone is changed, in one line, and the page beside it shows it', async ({ page }) => {
  const before = await editor.textOf('site.yaml');
  await page.goto(`${editor.address}/#site.yaml`);
  const number = page.getByLabel('Phone', { exact: true });
  await number.fill('555');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('One field needs a correction');
  await expect(number).toHaveAccessibleDescription(/This is not a telephone number. Write it like/);
  expect(await editor.textOf('site.yaml')).toBe(before);
  await expectAccessible(page);

  await number.fill('(213) 555-0199');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved');
  expect(newLines(before, await editor.textOf('site.yaml'))).toEqual(['phone: (213) 555-0199']);
  await expectShown(page, '(213) 555-0199');
});

test('a closing day is added', async ({ page }) => {
  const before = await editor.textOf('hours.yaml');
  await page.goto(`${editor.address}/#hours.yaml`);
  await page.getByRole('button', { name: 'Add to closures' }).click();
  const day = page.getByLabel('Day', { exact: true }).last();
  await day.fill('Marsh 3');
  await page.getByLabel('Reason').last().fill('our inventory');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(day).toHaveAccessibleDescription(/This is not a date. Write it like/);
  expect(await editor.textOf('hours.yaml')).toBe(before);

  await day.fill('March 3, 2031');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status')).toHaveText('Saved');
  const lines = newLines(before, await editor.textOf('hours.yaml'));
  expect(lines.filter((line) => line !== 'closures:')).toEqual([
    '  - on: March 3, 2031',
    '    reason: our inventory',
  ]);
});

test('a question is added, not with a link that leads nowhere', async ({ page }) => {
  const before = await editor.textOf('questions.yaml');
  await page.goto(`${editor.address}/#questions.yaml`);
  await page.getByRole('button', { name: 'Add to questions' }).click();
  await page.getByLabel('Question', { exact: true }).last().fill('Do you open early?');
  const answer = page.getByLabel('Answer').last();
  await answer.fill('Yes: {openHours}. See [how to reach us](/contakt).');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(answer).toHaveAccessibleDescription(/leads to no page of this site.*"\/contact"/);
  expect(await editor.textOf('questions.yaml')).toBe(before);

  await answer.fill('Yes: {openHours}. See [how to reach us](/contact).');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved');
  expect(newLines(before, await editor.textOf('questions.yaml'))).toEqual([
    '  - question: Do you open early?',
    '    answer: "Yes: {openHours}. See [how to reach us](/contact)."',
  ]);
});

test('an article is begun, corrected, shown and retired', async ({ page }) => {
  await page.goto(`${editor.address}/#new-post`);
  await page.getByLabel('Title').fill('How to read the label on your jar');
  await page
    .getByLabel('Excerpt')
    .fill('What each line on the label of a compounded medicine means, and which to check first.');
  await page.getByLabel('Author').fill('Night pharmacist');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Text', { exact: true }).fill('## First\n\nYour name.:cite[nobody-2000]');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Line 3 of the text: There is no reference/ }).click();
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();

  await page.getByLabel('Text', { exact: true }).fill('## First\n\nLook for your name.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/#blog\/how-to-read-the-label-on-your-jar\.md$/);
  await expectShown(page, 'Look for your name.');

  await expect(page.getByRole('link', { name: /^How to read the label.*Draft/ })).toBeVisible();

  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('button', { name: 'Retire it' }).click();
  await expect(page.getByRole('heading', { name: 'Changes since the last build' })).toBeVisible();
  await expect(editor.textOf('blog/how-to-read-the-label-on-your-jar.md')).rejects.toThrow(
    'ENOENT',
  );
});

test('what was changed since the last build is shown, and taken back', async ({ page }) => {
  await page.goto(`${editor.address}/#changes`);
  await expect(page.getByText('+ phone: (213) 555-0199')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Name and contact' }).click();
  await page.getByRole('button', { name: 'Undo the changes' }).click();
  await expect(page.getByText('+ phone: (213) 555-0199')).toHaveCount(0);
  expect(await editor.textOf('site.yaml')).not.toContain('(213) 555-0199');
});

test('what somebody else wrote meanwhile is not overwritten', async ({ page }) => {
  await page.goto(`${editor.address}/#site.yaml`);
  const number = page.getByLabel('Phone', { exact: true });
  await number.fill('(213) 555-0111');
  const theirs = (await editor.textOf('site.yaml')).replace(/^phone: .*/m, 'phone: (213) 555-0122');
  await editor.write('site.yaml', theirs);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('has changed since you opened it');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(number).toHaveValue('(213) 555-0122');
  expect(await editor.textOf('site.yaml')).toBe(theirs);
});

test('changes that are not saved are not lost without a question', async ({ page }) => {
  await page.goto(`${editor.address}/#site.yaml`);
  const name = page.getByLabel('Brand');
  await name.fill('Acre & Dram');
  await page.getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('dialog')).toContainText('not saved');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(name).toHaveValue('Acre & Dram');

  const asked = page.waitForEvent('dialog');
  const reload = page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await expect(name).not.toHaveValue('Acre & Dram');
});

test('a phone shows the list, the form and the page one after the other', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(editor.address);
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByRole('button', { name: 'Add to questions' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Page' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
});
