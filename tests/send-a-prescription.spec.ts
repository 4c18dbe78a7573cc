import { site, telHref } from '#library/facts.ts';
import { inlineText } from '#library/markdown/text.ts';
import { pages } from '#library/words.ts';
import { expect, test } from './site.ts';

const { animals, head, limits, patients, prescribers, ready, steps } = pages['send-a-prescription'];

test.describe('Send a prescription', () => {
  test.use({ path: '/send-a-prescription' });

  test('leads each reader to what is meant for them', async ({ page }) => {
    const links = page.getByRole('navigation', { name: head.parts.label }).getByRole('link');
    await expect(links).toHaveText([...head.parts.who]);
    for (const [index, id] of ['patients', 'prescribers', 'animals'].entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `#${id}`);
      await expect(page.locator(`section#${id}`)).toHaveCount(1);
    }
  });

  test('names every way that is open to a patient, and says whether the portal is', async ({
    page,
  }) => {
    const section = page.locator('#patients');
    await expect(section.locator('dt')).toHaveText([
      ...patients.ways.map(({ name }) => name),
      patients.portal.name,
    ]);
    const portal = section.locator('dl > div').last();
    const { without, with: open, link } = patients.portal;
    await expect(portal).toContainText(inlineText(site.portalUrl ? open : without));
    await expect(portal.getByRole('link', { name: link })).toHaveCount(site.portalUrl ? 1 : 0);
    await expect(section.getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      telHref(site.phone),
    );
  });

  test('asks for nothing itself', async ({ page }) => {
    await expect(page.locator('form, input, textarea')).toHaveCount(0);
  });

  test('says what to have at hand, and what happens when', async ({ page }) => {
    const main = page.getByRole('main');
    for (const { title, items } of ready.lists) {
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      for (const item of items) await expect(main.getByText(item, { exact: true })).toBeVisible();
    }
    for (const { title, time, text } of steps.items) {
      const step = main.locator('ol > li', { has: page.getByRole('heading', { name: title }) });
      await expect(step).toContainText(time);
      await expect(step).toContainText(text);
    }
  });

  test('gives prescribers the address and the rules', async ({ page }) => {
    const section = page.locator('#prescribers');
    for (const { name, value } of prescribers.address) {
      const entry = section.locator('dl > div', { has: page.getByText(name, { exact: true }) });
      await expect(entry.locator('dd')).toHaveText(value);
    }
    for (const { value } of [...prescribers.writing, ...prescribers.handling])
      await expect(section).toContainText(inlineText(value));
  });

  test('answers owners and vets, and says what is not made', async ({ page }) => {
    for (const [id, rows] of [
      ['animals', animals.rows],
      ['limits', [...limits.refused.rows, ...limits.asked.rows]],
    ] as const) {
      await expect(page.locator(`#${id} dt`)).toHaveText(rows.map(({ name }) => name));
    }
  });
});
