import type { Page } from '@playwright/test';
import { assurances, questions } from '#content/services/overview.ts';
import { services } from '#content/services.ts';
import { delivery, times } from '#library/business.ts';
import { site } from '#library/site.ts';
import { expect, expectAccessible, hydrated, test } from './site.ts';

const subPages = Object.values(services);
const pages = ['/services', ...subPages.map(({ to }) => to)];

const section = (page: Page, heading: string) =>
  page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  });

test.describe('/services', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/services');
  });

  test('links the five specialties', async ({ page }) => {
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links).toHaveText([
      'Custom Compounding',
      'Hormone Therapy',
      'Specialty Medications',
      'Dermatological Solutions',
      'Veterinary Medications',
    ]);
    for (const { title, to } of subPages) {
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
    expect(assurances.map(({ id }) => id)).toEqual(['quality', 'ingredients', 'technology']);
  });

  test('answers four questions, one at a time, and lets all be closed', async ({ page }) => {
    const items = page.locator('details');
    const open = page.locator('details[open]');
    await expect(items).toHaveCount(4);
    await expect(items.locator('summary')).toHaveText(questions.map(({ question }) => question));
    await expect(open).toHaveCount(1);
    await items.nth(3).locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText(times.compounding);
    await expect(open).toContainText(delivery.sameDay.readyBy);
    await expect(open).toContainText(`${delivery.sameDay.miles} miles`);
    await items.nth(3).locator('summary').click();
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
    for (const { answer } of questions) {
      const box = await page.getByText(answer).boundingBox();
      expect(box?.height).toBeGreaterThan(0);
    }
  });
});

for (const { title, to } of subPages) {
  test(`${to} leads back to services and on to contact`, async ({ page }) => {
    await page.goto(to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
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

test('/services/compounding has six benefits, five steps and a call', async ({ page }) => {
  await page.goto('/services/compounding');
  const benefits = section(page, 'What we change, and what we leave out');
  await expect(benefits.getByRole('listitem')).toHaveCount(6);
  const steps = section(page, 'Five steps, none skipped');
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps).toContainText(times.compounding);
  await expect(steps).toContainText(times.response);
  await expect(
    section(page, 'Tell us what does not work').getByRole('link', { name: 'Contact Our Team' }),
  ).toBeVisible();
});

test.describe('/services/hormone-therapy', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/services/hormone-therapy');
    await hydrated(page);
  });

  test('opens on women, with symptoms and formulations', async ({ page }) => {
    await expect(page.getByRole('tab')).toHaveText(['Women', 'Men']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Women');
    const women = page.getByRole('tabpanel', { name: 'Women' });
    await expect(women.getByRole('heading', { level: 3 })).toHaveText(['Symptoms', 'Formulations']);
    await expect(women.getByRole('term')).not.toHaveCount(0);
    const estriol = women.getByRole('listitem').filter({ hasText: 'Estriol' });
    await expect(estriol).toContainText('0.3–1 %');
    await expect(estriol).toContainText('no FDA-approved estriol product');
    await expect(page.locator('#men')).toBeHidden();
  });

  test('says of men’s testosterone what must be said', async ({ page }) => {
    await page.getByRole('tab', { name: 'Men', exact: true }).click();
    await expect(page).toHaveURL('/services/hormone-therapy#men');
    const men = page.getByRole('tabpanel', { name: 'Men', exact: true });
    await expect(men.getByRole('heading', { level: 3 })).toHaveText(['Symptoms', 'Formulations']);
    for (const text of ['Schedule III', 'confirmed deficiency', 'blood pressure']) {
      await expect(men).toContainText(text);
    }
    await expect(page.locator('#women')).toBeHidden();
  });

  test('leaves pellets, 3–6 months, to clinicians', async ({ page }) => {
    const pellets = page.locator('#women li').filter({ hasText: 'Pellet implants' });
    await expect(pellets).toContainText(times.pellets);
    await expect(pellets).toContainText('by a clinician');
    await expect(pellets).toContainText('neither make nor place');
  });

  test('explains the approach in three steps', async ({ page }) => {
    await expect(section(page, 'Our approach is titration').getByRole('listitem')).toHaveCount(3);
  });
});

test('/services/specialty-medications has four areas with examples', async ({ page }) => {
  await page.goto('/services/specialty-medications');
  const areas = section(page, 'Four areas prescribers ask us about');
  await expect(areas.getByRole('heading', { level: 3 })).toHaveCount(4);
  const examples = areas.getByRole('list', { name: /^Examples: / });
  await expect(examples).toHaveCount(4);
  for (const list of await examples.all()) {
    expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  }
});

test('/services/specialty-medications refuses what was withdrawn, and explains the price', async ({
  page,
}) => {
  await page.goto('/services/specialty-medications');
  const discontinued = section(page, 'Discontinued medications');
  await expect(discontinued).toContainText('withdrawn because it was unsafe');
  await expect(discontinued).toContainText('withdrawn because it did not work');
  const pricing = section(page, 'What the price is made of');
  for (const basis of ['Ingredients', 'Strength', 'Quantity', 'Form']) {
    await expect(pricing.getByRole('term').filter({ hasText: basis })).toHaveCount(1);
  }
  await expect(pricing).toContainText(`free over $${delivery.sameDay.freeOver}`);
  await expect(pricing).toContainText(`free at $${delivery.shipping.freeAt} or more`);
});

test('/services/dermatological has six categories with the ranges prescribers order', async ({
  page,
}) => {
  await page.goto('/services/dermatological');
  const categories = page.getByRole('main').getByRole('article');
  await expect(categories).toHaveCount(6);
  for (const category of await categories.all()) {
    expect(await category.getByRole('term').count()).toBeGreaterThanOrEqual(3);
  }
  for (const [name, range] of [
    ['Hydroquinone', '2–8 %'],
    ['Kojic acid', '1–4 %'],
    ['Tranexamic acid', '2–5 %'],
    ['Alpha arbutin', '2–4 %'],
    ['Vitamin C', '5–20 %'],
    ['Minoxidil', '2–15 %'],
    ['Tretinoin', '0.01–0.1 %'],
    ['Niacinamide', '4–10 %'],
    ['Estriol', '0.3–1 %'],
    ['GHK-Cu', '0.5–2 %'],
  ] as const) {
    const row = categories.locator('dl > div').filter({ hasText: name });
    await expect(row.first()).toContainText(range);
  }
});

test('/services/dermatological keeps peptides to the skin and orders delivery systems', async ({
  page,
}) => {
  await page.goto('/services/dermatological');
  await expect(section(page, 'Peptides')).toContainText('never for injection');
  await expect(section(page, 'Delivery systems').getByRole('heading', { level: 3 })).toHaveText([
    'Solution',
    'Foam',
    'Gel',
    'Cream',
    'Ointment',
  ]);
});

test('/services/veterinary has benefits, forms, flavors and veterinarians', async ({ page }) => {
  await page.goto('/services/veterinary');
  await expect(section(page, 'Benefits').getByRole('listitem')).toHaveCount(3);
  await expect(section(page, 'Dosage forms').getByRole('listitem')).toHaveCount(5);
  const flavors = section(page, 'Flavors').locator('ul').first().getByRole('listitem');
  await expect(flavors).toHaveText([...services.veterinary.flavors]);
  const veterinarians = section(page, 'Working with veterinarians');
  await expect(veterinarians).toContainText('never for food animals');
  await expect(veterinarians.getByRole('link')).toHaveAttribute('href', '/specialists');
  await expect(page.getByRole('main')).toContainText('No xylitol');
  await expect(
    page.getByRole('region', { name: 'Call your vet now if:' }).getByRole('listitem'),
  ).toHaveCount(5);
});

for (const path of pages) {
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
  const staticPages = pages.filter(
    (path) => path !== '/services' && path !== '/services/hormone-therapy',
  );
  for (const path of staticPages) {
    await page.goto(path);
    await expect(page.locator('script[type="text/late"]')).toHaveCount(0);
  }
});
