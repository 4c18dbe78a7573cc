import { site } from '#library/facts.ts';
import { sampleValues as values } from '#library/inquiry/testing/sample-values.ts';
import { inquiryWords } from '#library/inquiry/words.ts';
import {
  button,
  control,
  correctionsTitle,
  expectEntries,
  fill,
  form,
  functionPath,
  messages,
  outcomes,
  summary,
  toastWith,
  uniqueMessage,
  watchPosts,
} from './inquiry-form.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  openHydrated,
  phone,
  test,
} from './site.ts';

test.describe('with JavaScript', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/specialists');
  });

  test('links each problem in a summary to its field', async ({ page }) => {
    const posts = watchPosts(page);
    await fill(page, { name: ' L ', practice: '', email: 'dr.ashgrove@' });
    await button(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName(correctionsTitle(3));
    await expect(summary(page).getByRole('link')).toHaveText([
      messages.name,
      messages.practice,
      messages.email,
    ]);
    for (const field of ['name', 'practice', 'email'] as const) {
      await expect(control(page, field)).toHaveAttribute('aria-invalid', 'true');
      await expect(control(page, field)).toHaveAccessibleDescription(messages[field]);
    }
    await expect(control(page, 'credentials')).not.toHaveAttribute('aria-invalid');
    await expectEntries(page, { name: ' L ', email: 'dr.ashgrove@', credentials: 'MD' });
    await summary(page).getByRole('link', { name: messages.email }).click();
    await expect(control(page, 'email')).toBeFocused();
    expect(posts).toEqual([]);
    await expectAccessibleEverywhere(page);
  });

  test('sends once, confirms in a toast and above the form, and empties the form', async ({
    page,
  }) => {
    const response = Promise.withResolvers<void>();
    await page.route(`**${functionPath}`, async (route) => {
      await response.promise;
      await route.continue();
    });
    const posts = watchPosts(page);
    const message = uniqueMessage();
    await fill(page, { message: `  ${message}  ` });
    await button(page).dblclick();
    await expect(button(page)).toHaveText(inquiryWords.sending);
    await expect(button(page)).toBeDisabled();
    await control(page, 'email').press('Enter');
    response.resolve();
    await expect(button(page)).toHaveText(inquiryWords.send);
    await expect(button(page)).toBeEnabled();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName(outcomes.sent.title);
    await expect(summary(page)).toContainText(outcomes.sent.text);
    const toast = toastWith(page, outcomes.sent.title);
    await expect(toast).toContainText(outcomes.sent.title);
    await expect(toast).toContainText(outcomes.sent.text);
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expectEntries(page, { name: '', credentials: '', email: '', message: '' });
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

  test.describe('when the server fails', () => {
    test.use({ viewport: phone, expectedConsole: [/503|422/] });

    test('keeps the entries, and retries with the same idempotency key', async ({ page }) => {
      let healthy = false;
      await page.route(`**${functionPath}`, (route) =>
        healthy ? route.continue() : route.fulfill({ status: 503, json: { error: 'Not now.' } }),
      );
      const posts = watchPosts(page);
      const message = uniqueMessage();
      await fill(page, { message });
      await button(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toHaveAccessibleName(outcomes.failed.title);
      await expect(summary(page)).toContainText(outcomes.failed.text);
      await expect(summary(page)).toContainText(site.phone);
      const toast = toastWith(page, outcomes.failed.title);
      await expect(toast).toContainText(outcomes.failed.title);
      await expect(toast).toContainText(outcomes.failed.text);
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expectEntries(page, { ...values, message });
      await expectAccessible(page);
      healthy = true;
      await button(page).click();
      await expect(summary(page)).toHaveAccessibleName(outcomes.sent.title);
      await expect(toastWith(page, outcomes.sent.title)).toBeVisible();
      await expect(toast).toHaveCount(0);
      expect(posts).toHaveLength(2);
      expect(posts[0]?.key).toBe(posts[1]?.key);
    });

    test('shows a problem that only the server detects', async ({ page }) => {
      await page.route(`**${functionPath}`, (route) =>
        route.fulfill({ status: 422, json: { error: 'x', fields: { email: messages.email } } }),
      );
      await fill(page);
      await button(page).click();
      await expect(control(page, 'email')).toHaveAccessibleDescription(messages.email);
      await expect(summary(page).getByRole('link')).toHaveText([messages.email]);
    });
  });

  test('hides the honeypot field from people', async ({ page }) => {
    await expect(form(page).getByRole('textbox')).toHaveCount(5);
    await expect(page.locator('#website')).not.toBeInViewport();
    await control(page, 'message').focus();
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/422/] });

  test('shows the same messages, and keeps the entries', async ({ page }) => {
    await page.goto('/specialists');
    await fill(page, { name: 'L', email: 'dr.ashgrove@' });
    await button(page).click();
    await expect(summary(page)).toHaveAccessibleName(correctionsTitle(2));
    await expect(summary(page)).toBeFocused();
    await expect(control(page, 'name')).toHaveAccessibleDescription(messages.name);
    await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expectEntries(page, { ...values, name: 'L', email: 'dr.ashgrove@' });
    await summary(page).getByRole('link', { name: messages.email }).click();
    await expect(control(page, 'email')).toBeFocused();
  });

  test('shows the success message and an empty form', async ({ page }) => {
    await page.goto('/specialists');
    await fill(page, { message: uniqueMessage() });
    await button(page).click();
    await expect(summary(page)).toHaveAccessibleName(outcomes.sent.title);
    await expect(summary(page)).toContainText(outcomes.sent.text);
    await expectEntries(page, { name: '', message: '' });
  });
});
