import { site } from '#library/facts.ts';
import { pages, serviceCards, services } from '#library/words.ts';
import { expect, expectAccessible, hydrated, test } from './site.ts';

const { questions } = pages.services;
const paths = ['/services', ...serviceCards.map(({ to }) => to)];

test.describe('/services', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/services');
  });

  test('links every specialty', async ({ page }) => {
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(serviceCards.map(({ title }) => title));
    for (const { title, to } of serviceCards) {
      await expect(links.filter({ hasText: title })).toHaveAttribute('href', to);
    }
  });

  test('has three tabs, with quality open at first', async ({ page }) => {
    await hydrated(page);
    await expect(page.getByRole('tab')).toHaveText([
      'Quality Control',
      'Premium Ingredients',
      'Advanced Technology',
    ]);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Quality Control');
    await expect(page.locator('#quality')).toBeVisible();
    await expect(page.locator('#ingredients')).toBeHidden();
    await expect(page.locator('#technology')).toBeHidden();
    await expect(page.locator('#quality')).toContainText(
      'Seeking PCAB accreditation. Not accredited yet.',
    );
  });

  test('answers its questions one at a time, and lets all be closed', async ({ page }) => {
    const items = page.locator('details');
    const open = page.locator('details[open]');
    await expect(items.locator('summary')).toHaveText(
      questions.items.map(({ question }) => question),
    );
    await expect(open).toHaveCount(1);
    const last = questions.items.at(-1);
    await items.last().locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText(last?.answer ?? '');
    await items.last().locator('summary').click();
    await expect(open).toHaveCount(0);
  });

  test('keeps the open question when script takes over', async ({ page }) => {
    await hydrated(page);
    await expect(page.locator('details[open]')).toHaveCount(1);
  });

  test('has a contact button', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('shows all answers on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const { answer } of questions.items) {
      const box = await page.getByText(answer).boundingBox();
      expect(box?.height).toBeGreaterThan(0);
    }
  });
});

for (const { name, to } of serviceCards) {
  test(`${to} leads back to services and on to contact`, async ({ page }) => {
    await page.goto(to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(services[name].head.title);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Back to Services' })).toHaveAttribute(
      'href',
      '/services',
    );
    const contact = main.getByRole('link', { name: 'Contact Our Team' });
    await expect(contact).toHaveCount(2);
    for (const link of await contact.all()) await expect(link).toHaveAttribute('href', '/contact');
  });
}

for (const path of paths) {
  test(`${path} says once what compounded medicines are`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(site.compoundingNotice)).toHaveCount(1);
  });
}

for (const path of ['/services#technology', '/services/hormone-therapy#men']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
    });
  }
}

test('Service pages without tabs load no React', async ({ page }) => {
  const staticPages = paths.filter(
    (path) => path !== '/services' && path !== '/services/hormone-therapy',
  );
  for (const path of staticPages) {
    await page.goto(path);
    await expect(page.locator('x-island')).toHaveCount(0);
  }
});
