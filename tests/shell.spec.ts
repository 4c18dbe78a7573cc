import { site } from '#library/facts/site.ts';
import { navigation } from '#library/words/navigation.ts';
import { pages } from '#library/words/pages.ts';
import { shell } from '#library/words/shell.ts';
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  keepToThisSite,
  phone,
  test,
} from './site.ts';

const { menu: menuWords, account, contact, notFound, failure } = shell;
/** The control of the account is a link where there is a patient portal. */
const accountRole = site.portalUrl ? 'link' : 'button';

const [firstLink = contact] = navigation.header;

test.describe('header', () => {
  test.use({ viewport: desktop });

  test('has the brand, the links, the account and the way to contact us', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: site.brand })).toHaveAttribute('href', '/');
    const links = header.getByRole('navigation', { name: shell.mainNavigation }).getByRole('link');
    await expect(links).toHaveText(navigation.header.map(({ label }) => label));
    for (const { label, to } of navigation.header) {
      await expect(links.filter({ hasText: new RegExp(`^${label}$`) })).toHaveAttribute('href', to);
    }
    await expect(header.getByRole(accountRole, { name: account.label })).toBeVisible();
    await expect(header.getByRole('link', { name: contact.label, exact: true })).toHaveAttribute(
      'href',
      contact.to,
    );
    await expect(header.getByRole('button', { name: menuWords.open })).toBeHidden();
  });

  test('marks the link whose route the path starts with', async ({ page }) => {
    const current = page
      .getByRole('navigation', { name: shell.mainNavigation })
      .locator('[aria-current]');
    await page.goto('/');
    await expect(current).toHaveCount(0);
    for (const { label, to } of navigation.header) {
      await page.goto(to);
      await expect(current).toHaveText(label);
    }
    await page.goto('/services/compounding');
    await expect(current).toHaveText(
      navigation.header.filter(({ to }) => to === '/services').map(({ label }) => label),
    );
  });

  test('lets the keyboard skip to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: shell.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

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
        navigation.header.map(({ label }) => label),
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
  // Script that keeps the focus is fetched after the first paint.
  await page.waitForLoadState('networkidle');
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

test('the menu is closed again when Back restores the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  // Script that closes the menu is fetched after the first paint.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: menuWords.open, exact: true }).click();
  await page.locator('#menu').getByRole('link', { name: firstLink.label }).click();
  await expect(page).toHaveURL(firstLink.to);
  await page.goBack();
  await expect(page.locator('#menu')).toBeHidden();
});

for (const [place, viewport, open] of [
  ['header', desktop, account.label],
  ['menu', phone, account.logIn],
] as const) {
  test(`the account in the ${place} leads to the portal, or says that there is none`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    if (viewport === phone) {
      await page.getByRole('button', { name: menuWords.open, exact: true }).click();
    }
    const control = page.getByRole(accountRole, { name: open });
    if (site.portalUrl) {
      await expect(control).toHaveAttribute('href', site.portalUrl);
      return;
    }
    await control.click();
    const dialog = page.getByRole('dialog', { name: account.title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: site.phone })).toBeVisible();
    await expect(dialog.getByRole('link', { name: site.email })).toBeVisible();
    await expect(dialog.getByRole('button', { name: account.close })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('a link in the footer leads to the top of the next page', async ({ page, baseURL }) => {
  await keepToThisSite(page, baseURL);
  await page.setViewportSize(desktop);
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('footer has address, phone, email, the columns and the current year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(site.description);
  await expect(footer).toContainText(site.address.street);
  await expect(footer).toContainText(
    `${site.address.city}, ${site.address.state} ${site.address.zip}`,
  );
  await expect(footer.getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+1/);
  await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', /^mailto:/);
  for (const { title, links } of navigation.footer) {
    const column = footer.getByRole('navigation', { name: title });
    await expect(column.getByRole('link')).toHaveText(links.map(({ label }) => label));
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.brand}`);
});

test('the year in the footer moves on though the page was built earlier', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test.describe('a browser that blocks storage', () => {
  test.use({ expectedConsole: [/storage is blocked/] });

  test('gets pages that come to life all the same', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('storage is blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/blog');
    await hydrated(page);
    const topic = page
      .getByRole('group', { name: pages.blog.filters.topics })
      .getByRole('button')
      .last();
    await topic.click();
    await expect(topic).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: [/404/] });

  for (const viewport of [phone, desktop]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`answers 404 with a way home (${viewport.width} px, ${colorScheme})`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        const response = await page.goto('/no/such/page');
        expect(response?.status()).toBe(404);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(`${notFound.status} ${notFound.title}`);
        await expect(page.getByRole('link', { name: notFound.home })).toHaveAttribute('href', '/');
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

test.describe('a page that fails', () => {
  test.use({ expectedConsole: [/405/] });

  test('says so, with the status and a way to reach a person', async ({ page }) => {
    await page.goto('/');
    // No page but the provider form takes a post.
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.evaluate(() => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = '/about';
        document.body.append(form);
        form.submit();
      }),
    ]);
    expect(response.status()).toBe(405);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure.title);
    const main = page.getByRole('main');
    await expect(main).toContainText('405');
    await expect(main.getByRole('link', { name: site.phone })).toBeVisible();
    await expect(main.getByRole('link', { name: failure.home })).toHaveAttribute('href', '/');
    await expectAccessible(page);
  });
});
