import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { outcomeMessages } from '#app/inquiry/messages.ts';
import { site } from '#library/site.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';
import { desktop, expect, expectAccessible, hydrated, phone, test } from './site.ts';

const functionPath = '/functions/v1/send-contact-email';

const values = {
  'Full name': 'Lena Ashgrove',
  Credentials: 'MD',
  'Practice name': 'Westside Dermatology',
  Email: 'office@westside.example',
  Message: 'We would like to discuss melasma formulas.',
};
type Label = keyof typeof values;

const messages: Record<Label, string> = {
  'Full name': 'Name must be at least 2 characters',
  Credentials: 'Credentials are required',
  'Practice name': 'Practice name is required',
  Email: 'Please enter a valid email address',
  Message: 'Message must be at least 10 characters',
};

const form = (page: Page) => page.getByRole('form', { name: 'Provider Information Request' });
const control = (page: Page, label: string) => form(page).getByRole('textbox', { name: label });
const button = (page: Page) => form(page).getByRole('button');
const toastThatSays = (page: Page, title: string) =>
  page.getByRole('dialog').filter({ hasText: title });
const summary = (page: Page) => form(page).getByRole('region');

async function fill(page: Page, change: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...values, ...change })) {
    await control(page, label).fill(value);
  }
}

async function expectEntries(page: Page, entries: Record<string, string>) {
  for (const [label, value] of Object.entries(entries)) {
    await expect(control(page, label)).toHaveValue(value);
  }
}

const unique = () => `We would like to discuss formulas. ${randomUUID()}`;

/** Posts to the function that the page makes, with their keys. */
function watchPosts(page: Page) {
  const posts: { key: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(functionPath) || request.method() !== 'POST') return;
    posts.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  return posts;
}

test.describe('with script', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/specialists');
    await hydrated(page);
  });

  test('says what is wrong in a summary that leads to each field', async ({ page }) => {
    const posts = watchPosts(page);
    await fill(page, { 'Full name': ' L ', 'Practice name': '', Email: 'dr.ashgrove@' });
    await button(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName('Please correct these 3 entries');
    await expect(summary(page).getByRole('link')).toHaveText([
      messages['Full name'],
      messages['Practice name'],
      messages.Email,
    ]);
    for (const label of ['Full name', 'Practice name', 'Email'] as const) {
      await expect(control(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(control(page, label)).toHaveAccessibleDescription(messages[label]);
    }
    await expect(control(page, 'Credentials')).not.toHaveAttribute('aria-invalid');
    await expectEntries(page, { 'Full name': ' L ', Email: 'dr.ashgrove@', Credentials: 'MD' });
    await summary(page).getByRole('link', { name: messages.Email }).click();
    await expect(control(page, 'Email')).toBeFocused();
    expect(posts).toEqual([]);
  });

  test('takes a message back as soon as its field is right', async ({ page }) => {
    await button(page).click();
    await expect(summary(page).getByRole('link')).toHaveCount(5);
    await control(page, 'Full name').fill('Lena');
    await expect(control(page, 'Full name')).not.toHaveAttribute('aria-invalid');
    await expect(summary(page).getByRole('link')).toHaveCount(4);
  });

  test('sends once, says so in a toast and beside the form, and empties it', async ({ page }) => {
    const posts = watchPosts(page);
    const message = unique();
    await fill(page, { Message: `  ${message}  ` });
    await button(page).dblclick();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName(outcomeMessages.sent.title);
    await expect(summary(page)).toContainText(outcomeMessages.sent.text);
    const toast = toastThatSays(page, outcomeMessages.sent.title);
    await expect(toast).toContainText(outcomeMessages.sent.title);
    await expect(toast).toContainText(outcomeMessages.sent.text);
    await expectEntries(page, { 'Full name': '', Credentials: '', Email: '', Message: '' });
    expect(posts).toHaveLength(1);
    expect(posts[0]?.key).toMatch(/^[\d-]+$/);
    expect(posts[0]?.body).toMatchObject({
      name: 'Lena Ashgrove',
      credentials: 'MD',
      practice: 'Westside Dermatology',
      email: 'office@westside.example',
      message,
      subject: 'Provider Partnership Inquiry',
      formType: 'provider',
    });
    expect(posts[0]?.body).not.toHaveProperty('website');
  });

  test('shows that it is sending and takes no second click', async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route(`**${functionPath}`, async (route) => {
      await answer.promise;
      await route.fulfill({ json: { success: true, id: '1' } });
    });
    const posts = watchPosts(page);
    await fill(page);
    await button(page).click();
    await expect(button(page)).toHaveText('Sending Request...');
    await expect(button(page)).toBeDisabled();
    await control(page, 'Email').press('Enter');
    answer.resolve();
    await expect(button(page)).toHaveText('Send Request');
    await expect(button(page)).toBeEnabled();
    expect(posts).toHaveLength(1);
  });

  test.describe('when the server refuses', () => {
    test.use({ expectedConsole: [/503|ERR_FAILED|422/] });

    test('keeps the entries, stays until dismissed, and sends again under the same key', async ({
      page,
    }) => {
      let healthy = false;
      await page.route(`**${functionPath}`, (route) =>
        healthy ? route.continue() : route.fulfill({ status: 503, json: { error: 'Not now.' } }),
      );
      const posts = watchPosts(page);
      const message = unique();
      await fill(page, { Message: message });
      await button(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toHaveAccessibleName('Failed to send request');
      await expect(summary(page)).toContainText(
        `Please try again or contact us directly at ${site.email}`,
      );
      await expect(summary(page)).toContainText(site.phone);
      const toast = toastThatSays(page, outcomeMessages.failed.title);
      await expect(toast).toContainText('Failed to send request');
      await expect(toast).toContainText(`Please try again or contact us directly at ${site.email}`);
      await expectEntries(page, { ...values, Message: message });
      await expectAccessible(page);
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toHaveCount(0);
      await expect(summary(page)).toBeVisible();
      healthy = true;
      await button(page).click();
      await expect(summary(page)).toHaveAccessibleName(outcomeMessages.sent.title);
      expect(posts).toHaveLength(2);
      expect(posts[0]?.key).toBe(posts[1]?.key);
    });

    test('takes a failure back once the next attempt begins', async ({ page }) => {
      let healthy = false;
      await page.route(`**${functionPath}`, (route) =>
        healthy ? route.continue() : route.fulfill({ status: 503, json: { error: 'Not now.' } }),
      );
      await fill(page, { Message: unique() });
      await button(page).click();
      await expect(toastThatSays(page, outcomeMessages.failed.title)).toBeVisible();
      healthy = true;
      await button(page).click();
      await expect(toastThatSays(page, outcomeMessages.sent.title)).toBeVisible();
      await expect(toastThatSays(page, outcomeMessages.failed.title)).toHaveCount(0);
    });

    test('says that it failed when there is no network', async ({ page }) => {
      await page.route(`**${functionPath}`, (route) => route.abort());
      await fill(page);
      await button(page).click();
      await expect(summary(page)).toHaveAccessibleName('Failed to send request');
      await expectEntries(page, values);
    });

    test('shows what only the server found wrong', async ({ page }) => {
      await page.route(`**${functionPath}`, (route) =>
        route.fulfill({ status: 422, json: { error: 'x', fields: { email: messages.Email } } }),
      );
      await fill(page);
      await button(page).click();
      await expect(control(page, 'Email')).toHaveAccessibleDescription(messages.Email);
      await expect(summary(page).getByRole('link')).toHaveText([messages.Email]);
    });
  });

  test('keeps the field for programs away from people', async ({ page }) => {
    await expect(form(page).getByRole('textbox')).toHaveCount(5);
    const trap = page.locator('#website');
    await expect(trap).not.toBeInViewport();
    await control(page, 'Message').focus();
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [phone, desktop]) {
      test(`is accessible with messages at ${viewport.width} px, ${colorScheme}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await button(page).click();
        await expect(summary(page)).toBeFocused();
        await expectAccessible(page);
      });
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/422/] });

  test('comes back with the same messages and entries', async ({ page }) => {
    await page.goto('/specialists');
    await fill(page, { 'Full name': 'L', Email: 'dr.ashgrove@' });
    await button(page).click();
    await expect(summary(page)).toHaveAccessibleName('Please correct these 2 entries');
    await expect(summary(page)).toBeFocused();
    await expect(control(page, 'Full name')).toHaveAccessibleDescription(messages['Full name']);
    await expect(control(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await expectEntries(page, { ...values, 'Full name': 'L', Email: 'dr.ashgrove@' });
    await summary(page).getByRole('link', { name: messages.Email }).click();
    await expect(control(page, 'Email')).toBeFocused();
  });

  test('comes back with the success message and an empty form', async ({ page }) => {
    await page.goto('/specialists');
    await fill(page, { Message: unique() });
    await button(page).click();
    await expect(summary(page)).toHaveAccessibleName(outcomeMessages.sent.title);
    await expect(summary(page)).toContainText(outcomeMessages.sent.text);
    await expectEntries(page, { 'Full name': '', Message: '' });
  });
});

/** The form as a browser without script sends it, by the names of its fields. */
const entries = {
  name: 'Lena Ashgrove',
  credentials: 'MD',
  practice: 'Westside Dermatology',
  email: 'office@westside.example',
};

test('is taken from a page that came through TLS, although the server speaks none', async ({
  request,
  baseURL,
}) => {
  const response = await request.post('/specialists', {
    form: { ...entries, message: unique() },
    headers: { origin: baseURL?.replace('http:', 'https:') ?? '' },
  });
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.text()).toContain(outcomeMessages.sent.title);
});

test('comes back with its entries, the reason and the phone number when another site posts it', async ({
  request,
  page,
}) => {
  const message = unique();
  const response = await request.post('/specialists', {
    form: { ...entries, message },
    headers: { origin: 'https://evil.example' },
  });
  expect(response.status()).toBe(403);
  // Read, not run: it is no page of this address.
  await page.setContent((await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, ''));
  await expect(summary(page)).toContainText('can only be sent from our own site');
  await expect(summary(page).getByRole('link', { name: site.phone })).toBeVisible();
  await expectEntries(page, { 'Full name': entries.name, Message: message });
});

test.describe('from another origin', () => {
  test.use({ expectedConsole: [/CORS|403|ERR_FAILED/] });

  /** A page of another site, which calls the function as the Supabase client does. */
  async function callFrom(page: Page, allowed: boolean) {
    const other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Partner</title>');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const origin = `http://127.0.0.1:${address.port}`;
    const service = await startProcess(
      'server/inquiry/testing/standalone.ts',
      JSON.stringify({
        dataDirectory: test.info().outputPath('data'),
        discardMail: true,
        allowedOrigins: allowed ? [origin] : [],
      }),
    );
    try {
      await page.goto(origin);
      return await page.evaluate(
        async ({ url, body }) => {
          const headers = {
            apikey: 'anon',
            authorization: 'Bearer anon',
            'x-client-info': 'functions-js',
            'content-type': 'application/json',
            'idempotency-key': '1',
          };
          try {
            const response = await fetch(url, { method: 'POST', headers, body });
            return { status: response.status, ...(await response.json()) };
          } catch (error) {
            return { refused: String(error) };
          }
        },
        {
          url: `${service.address}${functionPath}`,
          body: JSON.stringify({
            name: 'Lena Ashgrove',
            credentials: 'MD',
            practice: 'Westside',
            email: 'office@westside.example',
            message: unique(),
            subject: 'Provider Partnership Inquiry',
            formType: 'provider',
          }),
        },
      );
    } finally {
      await service.end('SIGTERM');
      other.close();
    }
  }

  test('passes the preflight when it is listed', async ({ page }) => {
    expect(await callFrom(page, true)).toMatchObject({ status: 200, success: true });
  });

  test('is stopped by the browser when it is not', async ({ page }) => {
    expect(await callFrom(page, false)).toMatchObject({
      refused: expect.stringContaining('fetch'),
    });
  });
});
