import { site } from '#library/facts.ts';
import { navigation, shell } from '#library/words.ts';
import { expect, phone, started, test } from './site.ts';

const { menu: menuWords, account, contact, search } = shell;
/** The control of the account is a link where there is a patient portal. */
const accountRole = site.portalUrl ? 'link' : 'button';

const [firstLink = contact] = navigation.header;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`menu, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test('opens by the button and shows the same links, the account and the way to us', async ({
      page,
    }) => {
      await page.goto('/');
      const menu = page.locator('#menu');
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: menuWords.open, exact: true }).click();
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('list').getByRole('link')).toHaveText(
        [...navigation.header, search].map(({ label }) => label),
      );
      await expect(menu.getByRole(accountRole, { name: account.logIn })).toBeVisible();
      await expect(menu.getByRole('link', { name: contact.label, exact: true })).toHaveAttribute(
        'href',
        contact.to,
      );
      await menu.getByRole('button', { name: menuWords.close }).click();
      await expect(menu).toBeHidden();
    });

    test('closes when a link is followed', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: menuWords.open, exact: true }).click();
      await page.locator('#menu').getByRole('link', { name: firstLink.label }).click();
      await expect(page).toHaveURL(firstLink.to);
      await expect(page.locator('#menu')).toBeHidden();
    });

    test('works with the keyboard alone', async ({ page }) => {
      await page.goto('/');
      const toggle = page.getByRole('button', { name: menuWords.open, exact: true });
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#menu')).toBeHidden();
      await expect(toggle).toBeFocused();
    });
  });
}

test('the open menu keeps the focus, and gives it back to its button', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await started(page);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.locator('#menu');
  const places = await menu.locator('a, button').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    for (let stop = 0; stop < places + 2; stop += 1) {
      await page.keyboard.press(key);
      const behind = await page.evaluate(() =>
        document.activeElement?.matches('body > :not(#menu) *'),
      );
      expect(behind).toBe(false);
    }
    await menu.getByRole('link').nth(2).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first()).toBeFocused();
  }
});

test('nothing behind the menu takes the focus from the moment it opens', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await started(page);
  const inert = await page
    .getByRole('button', { name: menuWords.open, exact: true })
    .evaluate((button: HTMLElement) => {
      button.click();
      return button.closest('header')?.inert;
    });
  expect(inert).toBe(true);
});

test('the menu is closed again when Back restores the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await started(page);
  await page.getByRole('button', { name: menuWords.open, exact: true }).click();
  await page.locator('#menu').getByRole('link', { name: firstLink.label }).click();
  await expect(page).toHaveURL(firstLink.to);
  await page.goBack();
  await expect(page.locator('#menu')).toBeHidden();
});
