import { site } from '#library/facts.ts';
import { navigation, pages, shell } from '#library/words.ts';
import { desktop, expect, expectAccessible, hydrated, phone, started, test } from './site.ts';

const { menu: menuWords, account, contact } = shell;
/** The control of the account is a link where there is a patient portal. */
const accountRole = site.portalUrl ? 'link' : 'button';

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
    for (const { label, also = [] } of navigation.header.filter(({ also }) => also)) {
      await page.goto(also[0] ?? '');
      await expect(current).toHaveText(label);
    }
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

for (const [place, viewport, open] of [
  ['header', desktop, account.label],
  ['menu', phone, account.logIn],
] as const) {
  test(`the account in the ${place} leads to the portal, or says that there is none`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await started(page);
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
    for (const next of [
      dialog.getByRole('link', { name: site.phone }),
      dialog.getByRole('link', { name: site.email }),
      dialog.getByRole('button', { name: account.close }),
    ]) {
      await expect(next).toBeFocused();
      await page.keyboard.press('Tab');
    }
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      const behind = page.locator('body > :not(#account) :focus');
      await expect(behind).toHaveCount(0);
      await page.keyboard.press(key);
    }
    await expectAccessible(page);
    await dialog.getByRole('button', { name: account.close }).click();
    await expect(dialog).toBeHidden();
    // Browsers give the focus back to no button within another popover.
    if (viewport === desktop) await expect(control).toBeFocused();
  });
}

test('a link in the footer leads to the top of the next page', async ({ page }) => {
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

test('on a small screen phone and email are large enough to touch, and no column stands alone', async ({
  page,
}) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  for (const width of [phone.width, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of [site.phone, site.email]) {
      const box = await footer.getByRole('link', { name }).boundingBox();
      expect(box?.height, `${name} at ${width} px`).toBeGreaterThanOrEqual(44);
    }
    const rights = await footer
      .getByRole('navigation')
      .locator('ul')
      .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().right)));
    expect(rights.at(-1), `the last column at ${width} px`).toBe(Math.max(...rights));
  }
});

test.describe('the year in the footer', () => {
  test.use({ ownPage: true });

  test('moves on though the page was built earlier', async ({ page }) => {
    await page.clock.setFixedTime('2031-01-01T12:00:00Z');
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  });
});

test.describe('a browser that blocks storage', () => {
  test.use({ ownPage: true, expectedConsole: [/storage is blocked/] });

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
