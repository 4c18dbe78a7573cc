import { site } from '#library/facts.ts';
import { sampleValues as values } from '#library/inquiry/testing/sample-values.ts';
import {
  button,
  control,
  expectEntries,
  fill,
  messages,
  outcomes,
  summary,
  toCorrect,
  unique,
} from './inquiry-form.ts';
import { expect, test } from './site.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: [/422/] });

  test('comes back with the same messages and entries', async ({ page }) => {
    await page.goto('/specialists');
    await fill(page, { name: 'L', email: 'dr.ashgrove@' });
    await button(page).click();
    await expect(summary(page)).toHaveAccessibleName(toCorrect(2));
    await expect(summary(page)).toBeFocused();
    await expect(control(page, 'name')).toHaveAccessibleDescription(messages.name);
    await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expectEntries(page, { ...values, name: 'L', email: 'dr.ashgrove@' });
    await summary(page).getByRole('link', { name: messages.email }).click();
    await expect(control(page, 'email')).toBeFocused();
  });

  test('comes back with the success message and an empty form', async ({ page }) => {
    await page.goto('/specialists');
    await fill(page, { message: unique() });
    await button(page).click();
    await expect(summary(page)).toHaveAccessibleName(outcomes.sent.title);
    await expect(summary(page)).toContainText(outcomes.sent.text);
    await expectEntries(page, { name: '', message: '' });
  });
});

test('is taken from a page that came through TLS, although the server speaks none', async ({
  request,
  baseURL,
}) => {
  const response = await request.post('/specialists', {
    form: { ...values, message: unique() },
    headers: { origin: baseURL?.replace('http:', 'https:') ?? '' },
  });
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.text()).toContain(outcomes.sent.title);
});

test('comes back with its entries, the reason and the phone number when another site posts it', async ({
  request,
  page,
}) => {
  const message = unique();
  const response = await request.post('/specialists', {
    form: { ...values, message },
    headers: { origin: 'https://evil.example' },
  });
  expect(response.status()).toBe(403);
  // Read, not run: it is no page of this address, which allows neither scripts nor icons.
  const parts = /<script[\s\S]*?<\/script>|<link [^>]*>/g;
  await page.setContent((await response.text()).replaceAll(parts, ''));
  await expect(summary(page)).toContainText('can only be sent from our own site');
  await expect(summary(page).getByRole('link', { name: site.phone })).toBeVisible();
  await expectEntries(page, { name: values.name, message });
});
