import { slug } from '#library/slug.ts';
import { pages } from '#library/words.ts';
import { expect, phone, test } from './site.ts';

const { ready, limits } = pages['send-a-prescription'];
const text = pages['doctor-card'];
const path = '/send-a-prescription';
const cardPath = `${path}/card`;

test('shows only the section that the reader chose', async ({ page }) => {
  await page.goto(path);
  const sections = page.locator('#patients, #prescribers, #animals');
  await expect(sections.filter({ visible: true })).toHaveCount(3);
  await page.locator('main nav a[href="#animals"]').click();
  await expect(page.locator('#animals h2')).toBeInViewport();
  await expect(sections.filter({ visible: true })).toHaveCount(1);
});

test('opens a disclosure for a link to it, and its boxes can be checked', async ({ page }) => {
  const [list] = ready.lists;
  await page.goto(`${path}#${slug(ready.title)}`);
  await page.getByLabel(list?.items[0] ?? '').check();
  const answersId = slug(limits.asked.title);
  await page.goto(`${path}#${answersId}`);
  await expect(page.locator(`[id="${answersId}"]`)).toBeInViewport();
  const summary = await page.getByText(limits.asked.title, { exact: true }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(summary?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone, hasTouch: true, isMobile: true });

  test('shows the card full screen and offers messages, but no dead buttons', async ({ page }) => {
    await page.goto(cardPath);
    for (const name of [text.sms, text.whatsApp]) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(`${text.card}:`);
    }
    await expect(page.getByRole('button', { name: text.print })).toBeHidden();
    const showButton = page.getByRole('button', { name: text.show });
    await showButton.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(text.card)).toBeVisible();
    await expect(dialog).toHaveCSS('width', `${phone.width}px`);
    await dialog.getByRole('button', { name: text.close }).click();
    await expect(dialog).toBeHidden();
    await expect(showButton).toBeFocused();
  });
});
