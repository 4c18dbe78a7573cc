import type { Page } from '@playwright/test';
import { delivery, times } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { inlineText } from '#library/markdown/text.ts';
import { serviceNames, servicePath } from '#library/pages.ts';
import { dollars } from '#library/plain-facts.ts';
import { articleWords, services } from '#library/words.ts';
import { desktop, expect, hydrated, phone, test } from './site.ts';

const section = (page: Page, heading: string) =>
  page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  });

test('/services/compounding has benefits, steps, a label and a call', async ({ page }) => {
  await page.goto('/services/compounding');
  const { benefits, steps, label, call } = services.compounding;
  const items = (title: string) => section(page, title).getByRole('listitem');
  await expect(items(benefits.title)).toHaveCount(benefits.items.length);
  await expect(items(steps.title)).toHaveCount(steps.items.length);
  await expect(section(page, steps.title)).toContainText(times.compounding);
  await expect(section(page, steps.title)).toContainText(times.response);
  await expect(page.getByRole('main')).toContainText(`${label.lot}. ${label.example}`);
  await expect(
    section(page, call.title).getByRole('link', { name: 'Contact Our Team' }),
  ).toBeVisible();
});

test.describe('/services/compounding without script', () => {
  test.use({ javaScriptEnabled: false });

  test('rewrites the example label as a reader chooses', async ({ page }) => {
    await page.goto('/services/compounding');
    const { label, choices } = services.compounding;
    const section = page.locator('section', { has: page.getByText(choices.title) });
    const shown = section.locator('dl').first();
    for (const { name, amount } of label.contents) {
      await expect(shown.getByText(name, { exact: true })).toBeVisible();
      await expect(shown.getByText(amount, { exact: true })).toBeVisible();
    }
    const strength = choices.strength.options.at(-1) ?? '';
    const base = choices.base.options.at(-1) ?? { name: '', onLabel: '' };
    await section.getByRole('radio', { name: strength }).check({ force: true });
    await section.getByRole('radio', { name: base.name }).check({ force: true });
    await expect(shown.getByText(strength, { exact: true })).toBeVisible();
    await expect(shown.getByText(base.onLabel)).toBeVisible();
    await expect(shown.getByText(label.contents.at(-1)?.name ?? '')).toBeHidden();
    const sticker = section.getByText(choices.dye.onLabel);
    await expect(sticker).toBeHidden();
    await section.getByRole('radio', { name: choices.dye.omitted }).check({ force: true });
    await expect(sticker).toBeVisible();
  });
});

test('Home shows the label that /services/compounding explains', async ({ page }) => {
  const { contents, directions, lot, example } = services.compounding.label;
  await page.goto('/');
  const card = page.locator('#services').getByRole('link', {
    name: services.compounding.card.title,
  });
  await expect(card.getByRole('term')).toHaveText(contents.map(({ name }) => name));
  await expect(card.getByRole('definition')).toHaveText(contents.map(({ amount }) => amount));
  await expect(card).toContainText(directions);
  await expect(card).toContainText(`${lot}. ${example}`);
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
    await expect(estriol).toContainText(services['hormone-therapy'].plans.asPrescribed);
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

  test('says how long pellets last, and leaves them to clinicians', async ({ page }) => {
    const pellets = page.locator('#women li').filter({ hasText: 'Pellet implants' });
    await expect(pellets).toContainText(times.pellets);
    await expect(pellets).toContainText('by a clinician');
    await expect(pellets).toContainText('neither make nor place');
  });

  test('explains the approach step by step', async ({ page }) => {
    const { title, steps } = services['hormone-therapy'].approach;
    await expect(section(page, title).getByRole('listitem')).toHaveCount(steps.length);
  });
});

test('/services/specialty-medications has areas with examples', async ({ page }) => {
  await page.goto('/services/specialty-medications');
  const { areas } = services['specialty-medications'];
  const shown = section(page, areas.title);
  await expect(shown.getByRole('heading', { level: 3 })).toHaveCount(areas.items.length);
  for (const { title, examples } of areas.items) {
    const list = shown.getByRole('list', { name: fillIn(areas.examples, { area: title }) });
    await expect(list.getByRole('listitem')).toHaveText(examples);
  }
});

test('/services/specialty-medications says beside each area what to be careful with', async ({
  page,
}) => {
  await page.goto('/services/specialty-medications');
  for (const { title, caution } of services['specialty-medications'].areas.items) {
    const area = page.getByRole('main').locator('li', {
      has: page.getByRole('heading', { name: title, exact: true }),
    });
    await expect(area).toContainText(inlineText(caution));
  }
});

for (const name of serviceNames) {
  test(`${servicePath(name)} names the notices of agencies that it rests on`, async ({ page }) => {
    await page.goto(servicePath(name));
    const { agencyNotices, noticesChecked } = services[name];
    const shown = page.getByRole('region', { name: articleWords.notices.title });
    if (!noticesChecked && agencyNotices.length === 0) {
      await expect(shown).toHaveCount(0);
      return;
    }
    await expect(shown.getByRole('link')).toHaveCount(agencyNotices.length);
    if (noticesChecked) await expect(shown).toContainText(noticesChecked);
  });
}

test('/services/specialty-medications refuses what was withdrawn, and explains the price', async ({
  page,
}) => {
  await page.goto('/services/specialty-medications');
  const words = services['specialty-medications'];
  const discontinued = section(page, words.discontinued.title);
  await expect(discontinued).toContainText('withdrawn because it was unsafe');
  await expect(discontinued).toContainText('withdrawn because it did not work');
  const pricing = section(page, words.pricing.title);
  for (const basis of ['Ingredients', 'Strength', 'Quantity', 'Form']) {
    await expect(pricing.getByRole('term').filter({ hasText: basis })).toHaveCount(1);
  }
  await expect(pricing).toContainText(`free over ${dollars(delivery.sameDay.freeOver)}`);
  await expect(pricing).toContainText(`free at ${dollars(delivery.shipping.freeAt)} or more`);
});

test('/services/dermatological has categories with the ranges prescribers order', async ({
  page,
}) => {
  await page.goto('/services/dermatological');
  const categories = page.getByRole('main').getByRole('article');
  const { formulary } = services.dermatological;
  await expect(categories.getByRole('heading')).toHaveText(
    formulary.categories.map(({ name }) => name),
  );
  for (const [index, { ingredients }] of formulary.categories.entries()) {
    await expect(categories.nth(index).getByRole('term')).toHaveText(ingredients);
  }
  for (const { name, range } of formulary.ingredients) {
    const row = categories.locator('dl > div').filter({ hasText: name });
    await expect(row.first()).toContainText(range ?? formulary.asPrescribed);
  }
});

test('/services/dermatological keeps peptides to the skin and orders delivery systems', async ({
  page,
}) => {
  await page.goto('/services/dermatological');
  const { peptides, delivery: vehicles } = services.dermatological;
  await expect(section(page, peptides.title)).toContainText('never for injection');
  await expect(section(page, vehicles.title).getByRole('heading', { level: 3 })).toHaveText(
    vehicles.systems.map(({ name }) => name),
  );
});

test('/services/veterinary has benefits, forms, flavors and veterinarians', async ({ page }) => {
  await page.goto('/services/veterinary');
  const words = services.veterinary;
  const items = (title: string) => section(page, title).getByRole('listitem');
  await expect(items(words.benefits.title)).toHaveCount(words.benefits.items.length);
  await expect(items(words.forms.title)).toHaveCount(words.forms.items.length);
  const flavors = section(page, words.flavors.title).locator('ul').first().getByRole('listitem');
  await expect(flavors).toHaveText(words.flavors.names);
  const veterinarians = section(page, words.veterinarians.title);
  await expect(veterinarians).toContainText('never for food animals');
  await expect(
    veterinarians.getByRole('link', { name: words.veterinarians.link.label }),
  ).toHaveAttribute('href', words.veterinarians.link.to);
  await expect(page.getByRole('main')).toContainText('No xylitol');
  await expect(
    page.getByRole('region', { name: words.emergency.title }).getByRole('listitem'),
  ).toHaveText(words.emergency.items);
});

test('notices of agencies read as sentences, whatever list stands above them', async ({ page }) => {
  await page.goto('/services/dermatological');
  const notices = page.getByRole('region', { name: articleWords.notices.title });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const taken = await notices.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        laidOutAs: getComputedStyle(item).display,
        // Twice the height of a letter: an icon in a line, not a drawing of its own.
        icons: [...item.querySelectorAll('svg')].every((icon) => icon.clientWidth < 24),
      })),
    );
    expect(taken.length).toBeGreaterThan(0);
    for (const one of taken) expect(one).toEqual({ laidOutAs: 'list-item', icons: true });
  }
});
