import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { inquiryText, pages } from '#library/words.ts';
import {
  createMessage,
  expectEntries,
  fillForm,
  functionPath,
  getButton,
  getControl,
  getCorrectionsTitle,
  getForm,
  getSummary,
  getToast,
  messages,
  outcomes,
  watchPosts,
} from './inquiry-form.ts';
import {
  allowErrors,
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  noScriptTest,
  openHydrated,
  phone,
  test,
} from './site.ts';

const referencePattern = /[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const getReference = (page: Page) => getSummary(page).getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

async function submit(page: Page, entries?: Parameters<typeof fillForm>[1]) {
  await fillForm(page, entries);
  await getButton(page).click();
}

/** The form and a toast both show the outcome. */
async function expectOutcome(page: Page, { title, text }: { title: string; text: string }) {
  await expect(getSummary(page)).toBeFocused();
  await expect(getSummary(page)).toHaveAccessibleName(title);
  await expect(getSummary(page)).toContainText(text);
  await expect(getToast(page, title)).toContainText(text);
  await expect(getToast(page, title)).toBeInViewport({ ratio: 1 });
}

test.describe('with JavaScript', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/specialists');
  });

  test('links each problem in a summary to its field', async ({ page }) => {
    const posts = watchPosts(page);
    await submit(page, { name: ' L ', practice: '', email: 'dr.ashgrove@' });
    await expect(getSummary(page)).toBeFocused();
    await expect(getSummary(page)).toHaveAccessibleName(getCorrectionsTitle(3));
    await expect(getSummary(page).getByRole('link')).toHaveText([
      messages.name,
      messages.practice,
      messages.email,
    ]);
    for (const field of ['name', 'practice', 'email'] as const) {
      await expect(getControl(page, field)).toHaveAttribute('aria-invalid', 'true');
      await expect(getControl(page, field)).toHaveAccessibleDescription(messages[field]);
    }
    await expect(getControl(page, 'credentials')).not.toHaveAttribute('aria-invalid');
    await expectEntries(page, {
      name: ' L ',
      email: 'dr.ashgrove@',
      credentials: sampleValues.credentials,
    });
    await getSummary(page).getByRole('link', { name: messages.email }).click();
    await expect(getControl(page, 'email')).toBeFocused();
    const getTop = () =>
      getControl(page, 'email').evaluate(
        ({ labels }: HTMLInputElement) => labels?.[0]?.getBoundingClientRect().top,
      );
    const header = await page.getByRole('banner').boundingBox();
    await expect.poll(getTop, 'the header covers the label').toBeGreaterThan(header?.height ?? 0);
    expect(posts).toEqual([]);
    await expectAccessibleEverywhere(page);
  });

  test('sends once and replaces the form with a confirmation', async ({ page }) => {
    const pendingResponse = Promise.withResolvers<void>();
    await page.route(`**${functionPath}`, async (route) => {
      await pendingResponse.promise;
      await route.continue();
    });
    const posts = watchPosts(page);
    const message = createMessage();
    await fillForm(page, { message: `  ${message}  ` });
    await getButton(page).dblclick();
    await expect(getButton(page)).toHaveText(inquiryText.sending);
    await expect(getButton(page)).toBeDisabled();
    await getControl(page, 'email').press('Enter');
    pendingResponse.resolve();
    await expectOutcome(page, outcomes.sent);
    await expect(getForm(page).getByRole('textbox')).toHaveCount(0);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.key).toMatch(/^[\d-]+$/);
    expect(posts[0]?.body).toMatchObject({
      ...sampleValues,
      message,
      subject: 'Provider Partnership Inquiry',
      formType: 'provider',
    });
    expect(posts[0]?.body).not.toHaveProperty('website');
  });

  test('shows a number to copy, then an empty form', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await submit(page, { message: createMessage() });
    await expect(getSummary(page)).toHaveAccessibleDescription(referencePattern);
    const reference = (await getReference(page).textContent()) ?? '';
    await getForm(page).getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    await expectAccessible(page);
    await getForm(page).getByRole('button', { name: outcomes.sent.another }).click();
    await expect(getControl(page, 'name')).toBeFocused();
    await expectEntries(page, { name: '', credentials: '', email: '', message: '' });
    await expect(getSummary(page)).toHaveCount(0);
  });

  test('leaves out the number if a hosted function returns none', async ({ page }) => {
    await page.route(`**${functionPath}`, (route) => route.fulfill({ json: { success: true } }));
    await submit(page);
    await expect(getSummary(page)).toHaveAccessibleName(outcomes.sent.title);
    await expect(getSummary(page)).not.toContainText(outcomes.sent.reference);
  });

  test('keeps the entries after a failure and retries with the same key', async ({ page }) => {
    allowErrors(/503/);
    await page.setViewportSize(phone);
    let isHealthy = false;
    await page.route(`**${functionPath}`, (route) =>
      isHealthy ? route.continue() : route.fulfill({ status: 503, json: { error: 'Not now.' } }),
    );
    const posts = watchPosts(page);
    const message = createMessage();
    await submit(page, { message });
    await expectOutcome(page, outcomes.failed);
    await expect(getSummary(page)).toContainText(site.phone);
    await expectEntries(page, { ...sampleValues, message });
    await expectAccessible(page);
    isHealthy = true;
    await getButton(page).click();
    await expect(getSummary(page)).toHaveAccessibleName(outcomes.sent.title);
    await expect(getToast(page, outcomes.sent.title)).toBeVisible();
    await expect(getToast(page, outcomes.failed.title)).toHaveCount(0);
    expect(posts).toHaveLength(2);
    expect(posts[0]?.key).toBe(posts[1]?.key);
  });

  test('shows a problem that only the server detects', async ({ page }) => {
    allowErrors(/422/);
    await page.route(`**${functionPath}`, (route) =>
      route.fulfill({ status: 422, json: { error: 'x', fields: { email: messages.email } } }),
    );
    await submit(page);
    await expect(getControl(page, 'email')).toHaveAccessibleDescription(messages.email);
    await expect(getSummary(page).getByRole('link')).toHaveText([messages.email]);
  });

  test('hides the honeypot field from people', async ({ page }) => {
    await expect(getForm(page).getByRole('textbox')).toHaveCount(inquiryFields.length);
    await expect(page.locator('#website')).not.toBeInViewport();
    await getControl(page, 'message').focus();
    await page.keyboard.press('Tab');
    await expect(getButton(page)).toBeFocused();
  });
});

noScriptTest('shows the same messages without JavaScript', async ({ page }) => {
  allowErrors(/422|404/);
  await page.goto('/specialists');
  await submit(page, { name: 'L', email: 'dr.ashgrove@' });
  await expect(getSummary(page)).toHaveAccessibleName(getCorrectionsTitle(2));
  await expect(getSummary(page)).toBeFocused();
  await expect(getControl(page, 'name')).toHaveAccessibleDescription(messages.name);
  await expectEntries(page, { ...sampleValues, name: 'L', email: 'dr.ashgrove@' });
});

noScriptTest('mails a link to mark an inquiry as answered without JavaScript', async ({ page }) => {
  allowErrors(/422|404/);
  await page.goto('/specialists');
  await submit(page, { message: createMessage() });
  await expect(getSummary(page)).toHaveAccessibleName(outcomes.sent.title);
  await expect(getSummary(page)).toContainText(outcomes.sent.text);
  const reference = (await getReference(page).textContent()) ?? '';
  await getForm(page).getByRole('button', { name: outcomes.sent.another }).click();
  await expectEntries(page, { name: '', message: '' });
  const link = await waitForLink(reference);
  const words = pages.answered;
  const response = await page.goto(link);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  expect(response?.headers()).toMatchObject(headers);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(fillIn(words.unanswered.title, { reference }));
  await page.getByRole('button', { name: words.unanswered.button }).click();
  await expect(page).toHaveURL('/answered');
  await expect(heading).toHaveText(fillIn(words.answered.title, { reference }));
  await page.goto(link);
  await expect(heading).toHaveText(fillIn(words.answered.title, { reference }));
  expect((await page.goto(link.slice(0, -1)))?.status()).toBe(404);
  await expect(heading).toHaveText(words.invalid.title);
});

/** Without SMTP_URL, the server writes emails to files. */
async function waitForLink(reference: string): Promise<string> {
  const folder = 'test-results/data/outbox';
  let link = '';
  await expect(() => {
    const mails = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const text = mails.join('\n').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    link = new RegExp(`/answered\\?token=${reference}[\\w.]+`).exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
