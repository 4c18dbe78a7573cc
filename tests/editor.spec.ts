import type { Page } from '@playwright/test';
import { type RunningEditor, startEditor } from './editor-copy.ts';
import { allowErrors, expect as baseExpect, expectAccessible, full, test } from './site.ts';

/** The tests share one copy of the content. */
test.describe.configure({ mode: 'serial' });
/**
 * The server rejects some changes. The preview responds with 500 for a draft with mistakes, and logs
 * messages while Vite prepares it.
 */
const expectedErrors = /status of (422|409|404|500)|Outdated Optimize Dep|Blocked autofocusing/;
test.beforeEach(() => allowErrors(expectedErrors));
test.use({ viewport: { width: 1440, height: 900 } });

const expect = baseExpect.configure({ timeout: 60_000 });

let editor: RunningEditor;
test.beforeAll(async () => {
  editor = await startEditor();
});
test.afterAll(() => editor.stop());

/** This ignores text in closed menus. */
const expectInPreview = (page: Page, text: string) =>
  expect(
    page.frameLocator('iframe').getByText(text).filter({ visible: true }).first(),
  ).toBeVisible();

/** Vite takes a while to prepare the preview, so only the tests that need it load it. */
const skipPreview = (page: Page) =>
  page.route(
    ({ origin }) => origin !== editor.address,
    (route) => route.fulfill({ body: '' }),
  );

const findNewLines = (oldText: string, newText: string) =>
  newText.split('\n').filter((line) => !oldText.split('\n').includes(line));

test('rejects an invalid number and saves a valid one in one line', async ({ page }) => {
  await skipPreview(page);
  const oldText = await editor.readText('site.yaml');
  await page.goto(`${editor.address}/#site.yaml`);
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('555');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('“Phone” is not a phone number');
  await expect(phone).toHaveAccessibleDescription(/This is not a phone number. Write it like/);
  expect(await editor.readText('site.yaml')).toBe(oldText);
  await expectAccessible(page);

  await phone.fill('(213) 555-0199');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved');
  const newText = await editor.readText('site.yaml');
  expect(findNewLines(oldText, newText)).toEqual(['phone: (213) 555-0199']);
});

test('links a mistake that stops publishing to its field', full, async ({ page }) => {
  const text = await editor.readText('site.yaml');
  await editor.writeText('site.yaml', text.replace(/^phone: .*/m, 'phone: 555'));
  await skipPreview(page);
  await page.goto(`${editor.address}/#changes`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await editor.writeText('site.yaml', text);
  await page.goto(`${editor.address}/#changes`);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const article = await editor.readText('blog/travel-health.md');
  await editor.writeText('blog/travel-health.md', `${article}\n[x](/nowhere)\n`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alert').getByRole('link').click();
  await expect
    .poll(() => page.locator('main').evaluate((form) => form.scrollTop))
    .toBeGreaterThan(1000);
  await editor.writeText('blog/travel-health.md', article);
  // Only the form scrolls, also in a long article with hidden labels.
  await page.goto(`${editor.address}/#blog/travel-health.md`);
  await expect(page.getByLabel('Agency notices 1')).toBeAttached();
  const isPageLonger = () => document.documentElement.scrollHeight > window.innerHeight;
  expect(await page.evaluate(isPageLonger)).toBe(false);
});

test('shows a saved change in the preview', full, async ({ page }) => {
  // The preview must not depend on Vite's connection, which opens late on a slow machine.
  await page.routeWebSocket(/^ws:/, () => {});
  await page.goto(`${editor.address}/#site.yaml`);
  await expectInPreview(page, '(213) 555-0199');
  await page.getByLabel('Phone', { exact: true }).fill('(213) 555-0188');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectInPreview(page, '(213) 555-0188');
});

test('opens a task at its field and scrolls the preview to it', full, async ({ page }) => {
  const text = await editor.readText('site.yaml');
  const newText = text.replace(/^fax: .*/m, 'fax: !placeholder (213) 555-0177');
  await editor.writeText('site.yaml', newText);
  await page.goto(editor.address);
  await page.getByRole('link', { name: /^Replace “\(213\) 555-0177”/ }).click();
  await expect(page.getByLabel('Fax', { exact: true })).toBeFocused();
  const preview = page.frameLocator('iframe').getByRole('main');
  await expect(preview.getByText('(213) 555-0177').first()).toBeInViewport();
  await page.goto(`${editor.address}/#to-do`);
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expectAccessible(page);
});

test('adds a link with the keyboard and can undo it', full, async ({ page }) => {
  await page.goto(`${editor.address}/#new-post`);
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Call us.');
  await text.press('ControlOrMeta+a');
  await text.press('ControlOrMeta+k');
  await page.getByLabel('Search').fill('https://site.example/');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('[Call us.](https://site.example/)');
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('Call us.');
});

test('creates, corrects, previews and retires an article', full, async ({ page }) => {
  await page.goto(`${editor.address}/#new-post`);
  await page.getByLabel('Title').fill('How to read the label on your jar');
  await page
    .getByLabel('Excerpt')
    .fill('What each line on the label of a compounded medicine means, and which to check first.');
  await page.getByLabel('Author').fill('Night pharmacist');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Text', { exact: true }).fill('## First\n\nYour name.:cite[nobody-2000]');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Saved as a draft. One thing to fix');
  await expect(page.getByRole('status').first()).toHaveText('Saved');
  await page.getByRole('button', { name: /^Line 3 of the text: There is no reference/ }).click();
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();

  await page.getByLabel('Text', { exact: true }).fill('## First\n\nLook for your name.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/#blog\/how-to-read-the-label-on-your-jar\.md$/);
  await expectInPreview(page, 'Look for your name.');

  await expect(page.getByRole('link', { name: /^How to read the label.*Draft/ })).toBeVisible();

  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('button', { name: 'Retire it' }).click();
  await expect(page.getByRole('heading', { name: 'Changes since the last build' })).toBeVisible();
  await expect(editor.readText('blog/how-to-read-the-label-on-your-jar.md')).rejects.toThrow(
    'ENOENT',
  );
});

test('never overwrites a change made outside the editor', full, async ({ page }) => {
  await page.goto(`${editor.address}/#site.yaml`);
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('(213) 555-0111');
  const text = await editor.readText('site.yaml');
  const changedText = text.replace(/^phone: .*/m, 'phone: (213) 555-0122');
  await editor.writeText('site.yaml', changedText);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('has changed since you opened it');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(phone).toHaveValue('(213) 555-0122');
  expect(await editor.readText('site.yaml')).toBe(changedText);
});

test('offers unsaved work after a crash and brings discarded work back', full, async ({ page }) => {
  await skipPreview(page);
  await page.goto(`${editor.address}/#site.yaml`);
  const phone = page.getByLabel('Phone', { exact: true });
  const oldPhone = await phone.inputValue();
  await phone.fill('');
  await phone.pressSequentially('213.555.0133', { delay: 100 });
  const readUnsaved = () => localStorage.getItem('unsaved site.yaml');
  expect(await page.evaluate(readUnsaved)).toContain('213.5');
  await phone.blur();
  await expect(phone).toHaveValue('(213) 555-0133');
  await expect.poll(() => page.evaluate(readUnsaved)).toContain('555-0133');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('You have unsaved changes from')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(phone).toHaveValue('(213) 555-0133');
  // The file is read again after Discard, which can take longer than the next click.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/open', (route) => promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(phone).toHaveValue(oldPhone);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  const response = page.waitForResponse('**/api/open');
  resolve();
  await response;
  await page.waitForTimeout(200);
  await expect(phone).toHaveValue('(213) 555-0133');
});

test('keeps a button still while it is pressed after typing', full, async ({ page }) => {
  await skipPreview(page);
  await page.goto(`${editor.address}/#questions.yaml`);
  const addButton = page.getByRole('button', { name: 'Add a question' }).last();
  await addButton.click();
  await page.getByLabel('Answer').last().fill('- item');
  await addButton.scrollIntoViewIfNeeded();
  const oldBox = await addButton.boundingBox();
  await addButton.hover();
  await page.mouse.down();
  await page.waitForTimeout(200);
  expect(await addButton.boundingBox()).toEqual(oldBox);
  await page.mouse.up();
  await expect(page.getByLabel('Answer')).toHaveCount(2);
  await expect(page.getByText('Remove “-” at the start.')).toBeVisible();
});
