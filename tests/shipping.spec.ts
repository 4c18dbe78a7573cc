import { deliveryFacts } from '#library/delivery/facts.ts';
import { planDelivery } from '#library/delivery/plan.ts';
import { formatPlan } from '#library/delivery/plan-in-words.ts';
import { getReach, type Reach } from '#library/delivery/reach.ts';
import { site, telHref } from '#library/facts.ts';
import { pages, deliveryPlanText as planText } from '#library/words.ts';
import { expect, expectAccessible, noScriptTest, openHydrated, test } from './site.ts';

function findZip(reach: Reach): string {
  for (let number = 501; number < 99_950; number += 1) {
    const zip = String(number).padStart(5, '0');
    if (getReach(zip, deliveryFacts.zips) === reach) return zip;
  }
  throw new Error(`No ZIP code has the reach “${reach}”.`);
}

noScriptTest('plans the delivery on the server without JavaScript', async ({ page }) => {
  await page.goto('/shipping');
  await page.getByLabel(planText.zip).fill(findZip('sameDay'));
  await page.getByLabel(planText.order).fill('100000');
  await page.getByRole('button', { name: planText.submit }).click();
  const plan = page.locator('#plan');
  await expect(plan).toBeFocused();
  await expect(plan).toContainText(planText.reach.sameDay);
  await expect(plan).toContainText(planText.sameDay.free);
  await expect(plan.locator('dd').first()).toHaveText(/^\w+day, \w+\s\d/);
  expect(page.url()).toMatch(/\/shipping\?zip=\d{5}&order=100000#plan$/);
});

noScriptTest('shows a mistake next to its field without JavaScript', async ({ page }) => {
  const response = await page.goto('/shipping?zip=%3Cb%3E9021&order=-5#plan');
  expect(response?.status()).toBe(200);
  const [zip, order] = [page.getByLabel(planText.zip), page.getByLabel(planText.order)];
  await expect(zip).toHaveValue('<b>9021');
  await expect(zip).toHaveAccessibleDescription(planText.mistakes.notAZip);
  await expect(order).toHaveValue('-5');
  await expect(order).toHaveAccessibleDescription(planText.mistakes.negative);
  await expect(page.locator('#plan p')).toHaveText([
    planText.mistakes.notAZip,
    planText.mistakes.negative,
  ]);
});

noScriptTest('says in Spanish how we deliver without JavaScript', async ({ page }) => {
  const { label, submit, reach, mistake } = pages.es.zipForm;
  await page.goto('/es');
  await page.getByLabel(label).fill(findZip('limit'));
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(reach.limit.split('{')[0] ?? '')).toBeInViewport();
  await page.getByLabel(label).fill(findZip('sameDay'));
  await page.getByRole('button', { name: submit }).click();
  await expect(page.locator('form')).toContainText(/\d\sde\s\p{L}+\sde\s20\d\d/u);
  await page.goto('/es?zip=9021');
  await expect(page.getByLabel(label)).toHaveAccessibleDescription(mistake);
  await expect(page.getByLabel(label)).toHaveValue('9021');
});

test('updates the plan and the URL while the user types', async ({ page }) => {
  await page.setViewportSize({ width: 384, height: 512 });
  await openHydrated(page, '/shipping');
  const zip = findZip('limit');
  const zipField = page.getByLabel(planText.zip);
  await zipField.pressSequentially(zip);
  const plan = page.getByRole('status');
  await expect(plan).toContainText(planText.reach.limit);
  await expect(page).toHaveURL(`/shipping?zip=${zip}#plan`);
  const callLink = plan.getByRole('link', { name: planText.call });
  await expect(callLink).toHaveAttribute('href', telHref(site.phone));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(planText.reach.limit)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#plan')).toBeFocused();
  await zipField.fill(zip.slice(1));
  await expect(plan).toHaveText(planText.waiting);
  await expect(page).toHaveURL('/shipping');
  await page.keyboard.press('Enter');
  await expect(zipField).toBeFocused();
  await expect(zipField).toHaveAccessibleDescription(planText.mistakes.notAZip);
  await expect(plan).toHaveText(planText.mistakes.notAZip);
});

test('follows the server’s clock when the tab gets focus and every minute', async ({ page }) => {
  await page.clock.install({ time: '2031-12-24T12:00:00Z' });
  let now = new Date('2027-03-10T18:05:00Z');
  await page.route('**/health', (route) => route.fulfill({ headers: { date: now.toUTCString() } }));
  await openHydrated(page, '/shipping');
  const [zip, order] = [findZip('shipping'), '100000'];
  await page.getByLabel(planText.zip).fill(`${zip}-1234`);
  await page.getByLabel(planText.order).fill(order);
  const expectPlan = async () => {
    const plan = planDelivery({ zip, order }, now, deliveryFacts);
    if (!plan.reach) throw new Error('The ZIP code or the order is invalid.');
    const { options } = formatPlan(plan, planText, deliveryFacts);
    const values = options.flatMap(({ rows }) => rows.map(({ value }) => value));
    await expect(page.locator('#plan dd')).toHaveText(values);
  };
  await expectPlan();
  now = new Date('2027-03-24T18:05:00Z');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectPlan();
  now = new Date('2027-04-07T18:05:00Z');
  await page.clock.runFor(60_000);
  await expectPlan();
});
