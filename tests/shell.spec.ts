import type { Page } from '@playwright/test';
import { site, telHref } from '#library/facts.ts';
import { navigation, pages, shell } from '#library/words.ts';
import { postForm } from './paper.ts';
import {
  allowErrors,
  awaitHydration,
  awaitStart,
  desktop,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  noScriptTest,
  openHydrated,
  phone,
  test,
} from './site.ts';

const { menu: menuText, account, contact, search, notFound, failure } = shell;
const accountRole = site.portalUrl ? 'link' : 'button';
const [firstLink = contact] = navigation.header;

test('lets keyboard users skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: shell.skipLink });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('shows a call button on small screens, and the number on large ones', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const call = header.getByRole('link', { name: shell.call });
  await expect(call).toHaveAttribute('href', telHref(site.phone));
  const phoneNumber = call.getByText(site.phone);
  for (const width of [phone.width, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const box = await call.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(phoneNumber).toBeHidden();
  }
  for (const width of [1220, desktop.width]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(phoneNumber).toBeVisible();
    const { height = 0 } = (await header.boundingBox()) ?? {};
    expect(height, `${width} px`).toBeLessThan(90);
  }
});

test.describe('menu', () => {
  test.use({ viewport: phone });

  const getMenu = (page: Page) => page.locator('#menu');
  const getMenuButton = (page: Page) =>
    page.getByRole('button', { name: menuText.open, exact: true });

  noScriptTest('opens, lists the links and closes without JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(getMenu(page)).toBeHidden();
    await getMenuButton(page).click();
    await expect(getMenu(page).getByRole('list').getByRole('link')).toHaveText(
      [...navigation.header, search, ...navigation.tasks].map(({ label }) => label),
    );
    await expect(getMenu(page).getByRole(accountRole, { name: account.logIn })).toBeVisible();
    await getMenu(page).getByRole('button', { name: menuText.close }).click();
    await expect(getMenu(page)).toBeHidden();
  });

  test('traps the focus while open and returns it to its button', async ({ page }) => {
    await page.goto('/');
    await awaitStart(page);
    const stopCount = await getMenu(page).locator('a, button').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      await getMenuButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(getMenu(page).getByRole('button', { name: menuText.close })).toBeFocused();
      for (let stop = 0; stop < stopCount + 2; stop += 1) {
        await page.keyboard.press(key);
        await expect(getMenu(page).locator(':focus-visible')).toHaveCount(1);
      }
      await getMenu(page).getByRole('link').nth(2).focus();
      await page.evaluate(() => scrollTo(0, 500));
      await page.keyboard.press('Escape');
      await expect(getMenuButton(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(500);
      await page.evaluate(() => scrollTo(0, 0));
      await page.keyboard.press('Tab');
      await expect(page.locator('main a').first()).toBeFocused();
    }
  });

  test('closes when a link is clicked, so Back doesn’t restore it open', async ({ page }) => {
    await page.goto('/');
    await awaitStart(page);
    await getMenuButton(page).click();
    // Stay on the page, because the next page would close the menu in any case.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await getMenu(page).getByRole('link', { name: firstLink.label }).click();
    await expect(getMenu(page)).toBeHidden();
  });
});

for (const [area, viewport, buttonName] of [
  ['header', desktop, account.label],
  ['menu', phone, account.logIn],
] as const) {
  test(`opens the portal from the ${area}, or explains that there is none`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await awaitStart(page);
    if (viewport === phone) {
      await page.getByRole('button', { name: menuText.open, exact: true }).click();
    }
    const control = page.getByRole(accountRole, { name: buttonName });
    if (site.portalUrl) {
      await expect(control).toHaveAttribute('href', site.portalUrl);
      return;
    }
    await control.click();
    const dialog = page.getByRole('dialog', { name: account.title });
    for (const nextControl of [
      dialog.getByRole('link', { name: site.phone }),
      dialog.getByRole('link', { name: site.email }),
      dialog.getByRole('button', { name: account.close }),
    ]) {
      await expect(nextControl).toBeFocused();
      await page.keyboard.press('Tab');
    }
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await expect(dialog.locator(':focus-visible')).toHaveCount(1);
      await page.keyboard.press(key);
    }
    await expectAccessible(page);
    const closeButton = dialog.getByRole('button', { name: account.close });
    if (area === 'menu') await closeButton.click();
    else {
      // This takes the focus off the dialog's controls.
      await dialog.getByRole('heading').click();
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toBeHidden();
    await expect(control).toBeFocused();
  });
}

test('makes the phone number and email in the footer large enough to tap', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  for (const width of [phone.width, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of [site.phone, site.email]) {
      const box = await footer.getByRole('link', { name }).boundingBox();
      expect(box?.height, `${name} at ${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('shows the current year in the footer', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${site.brand}`);
});

test('doesn’t set cookies or store data', async ({ page }) => {
  for (const path of ['/', '/specialists', '/privacy', '/specialists']) {
    await page.goto(path);
    await awaitStart(page);
    if (await page.locator('x-island').count()) await awaitHydration(page);
    const storageKeys = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(storageKeys).toEqual([]);
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('keeps pages usable in a browser that blocks storage', async ({ page }) => {
  allowErrors(/storage is blocked/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('storage is blocked', 'SecurityError');
        },
      });
    }
  });
  await openHydrated(page, '/blog');
  const topic = page
    .getByRole('group', { name: pages.blog.filters.topics })
    .getByRole('button')
    .last();
  await topic.click();
  await expect(topic).toHaveAttribute('aria-pressed', 'true');
});

test('responds to an unknown address with 404 and a link to Home', async ({ page }) => {
  allowErrors(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  const title = `${notFound.status} ${notFound.title}`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: notFound.home })).toHaveAttribute('href', '/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoHorizontalScroll(page);
});

for (const [path, backPath] of [
  ['/services/nowhere', '/'],
  ['/blog/post/nowhere', '/blog'],
  ['/blog/category/nowhere', '/blog'],
  ['/learn/nowhere', '/learn'],
  ['/learn/skin/nowhere', '/'],
  ['/learn/condition/nowhere', '/learn'],
  ['/careers/nowhere', '/careers'],
  ['/your-medicine/nowhere', '/your-medicine'],
  ['/your-medicine/sheet/nowhere', '/your-medicine'],
] as const) {
  test(`responds to ${path} with 404 and a link to ${backPath}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.slice(html.indexOf('<main'))).toContain(`href="${backPath}"`);
  });
}

test('shows the status and the phone number if a page fails', async ({ page }) => {
  allowErrors(/405/);
  await page.goto('/about');
  // Only pages with a form accept POST requests.
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.evaluate(postForm, ''),
  ]);
  expect(response.status()).toBe(405);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
  const main = page.getByRole('main');
  await expect(main).toContainText('405');
  await expect(main.getByRole('link', { name: site.phone })).toBeVisible();
  await expect(main.getByRole('link', { name: failure.home })).toHaveAttribute('href', '/');
  await expectAccessible(page);
});
