import { isoDate } from '#library/dates.ts';
import { facts } from '#library/facts.ts';
import { privacy, privacyPractices, terms } from '#library/words.ts';
import { expect, hydrated, started, test } from './site.ts';

const policies = [
  { path: '/privacy', policy: privacy },
  { path: '/privacy-practices', policy: privacyPractices },
  { path: '/terms', policy: terms },
];

for (const { path, policy } of policies) {
  const { title, updated, sections } = policy;

  test.describe(title, () => {
    test.use({ path });

    test('says when it was last updated', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(`Last updated ${updated}`)).toBeVisible();
      await expect(page.locator('time')).toHaveAttribute('datetime', isoDate(updated) ?? '');
    });

    test('lists every section in its contents, in order', async ({ page }) => {
      const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      const shown = page.locator('main section[id]');
      const titles = sections.map((section) => section.title);
      expect(
        await contents.evaluateAll((links) => links.map((a) => a.getAttribute('href'))),
      ).toEqual(sections.map(({ id }) => `#${id}`));
      expect(await shown.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
        sections.map(({ id }) => id),
      );
      await expect(contents).toHaveText(titles);
      await expect(shown.getByRole('heading', { level: 2 })).toHaveText(titles);
    });
  });

  test(`${title} jumps to a section`, async ({ page }) => {
    await page.goto(path);
    const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
    await last.click();
    const { id = '', title: lastTitle } = sections.at(-1) ?? {};
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect(page.getByRole('heading', { name: lastTitle })).toBeInViewport();
  });
}

test.describe('what the privacy policy says', () => {
  const section = (id: string) => `section#${id}`;
  test.use({ path: '/privacy' });

  test('names the log, the map, the clipboard and the browser’s storage', async ({ page }) => {
    await expect(page.locator(section('reading'))).toContainText('We set no cookies');
    await expect(page.locator(section('server-log'))).toContainText('leaves out your IP address');
    await expect(page.locator(section('map'))).toContainText('OpenStreetMap');
    await expect(page.locator(section('copy-and-share'))).toContainText('only then');
  });

  test('makes none of the claims that it may not make', async ({ page }) => {
    await expect(page.locator('main')).not.toContainText(/HIPAA|never collect|certified/i);
  });
});

test.describe('the privacy policy', () => {
  test.use({ ownPage: true });

  test('is true: no cookies, nothing from others, nothing about the reader kept', async ({
    page,
    baseURL,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
    });
    const stored = new Set<string>();
    for (const path of ['/', '/specialists', '/privacy', '/specialists']) {
      await page.goto(path);
      await started(page);
      if (await page.locator('x-island').count()) await hydrated(page);
      for (const key of await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ])) {
        stored.add(key);
      }
    }
    expect(await page.context().cookies()).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect([...stored]).toEqual([]);
  });
});

test.describe('what the terms say', () => {
  test.use({ path: '/terms' });

  test('prescriptions and age', async ({ page }) => {
    await expect(page.locator('#prescriptions')).toContainText(
      'A prescription is required for every compounded medicine',
    );
    await expect(page.locator('#age')).toContainText(`You must be ${facts.minimumAge} or older`);
    await expect(page.locator('#compounded-medicines')).toContainText(facts.compoundingNotice);
    await expect(page.locator('#not-medical-advice')).toContainText('not medical advice');
  });

  test('delivery, cancellations and returns, with their figures', async ({ page }) => {
    const delivered = page.locator('#delivery');
    await expect(delivered).toContainText(`within ${facts.deliveryMiles} miles`);
    await expect(delivered).toContainText(
      `${facts.deliveryFee} and is free on orders over ${facts.deliveryFreeOver}`,
    );
    await expect(delivered).toContainText(`free on orders of ${facts.shippingFreeAt} or more`);
    await expect(delivered).toContainText(`${facts.shippingArea} only`);
    await expect(delivered).toContainText('insured');
    await expect(delivered).toContainText('sign');
    await expect(page.locator('#cancellations')).toContainText(
      `within ${facts.cancelWithinHours} hours`,
    );
    await expect(page.locator('#cancellations')).toContainText('Once preparation begins');
    await expect(page.locator('#returns')).toContainText(
      `within ${facts.returnWithinDays} days if it is unopened`,
    );
  });
});
