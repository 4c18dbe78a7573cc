import { site, telHref } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { learnConditions } from '#library/learn/conditions.ts';
import { conditionPage } from '#library/learn/learn.ts';
import { conditionPath, tabId } from '#library/paths/addresses.ts';
import { pages } from '#library/words.ts';
import { expect, expectAccessible, full, openHydrated, phone, test } from './site.ts';

const { condition: words, comingSoon } = pages.learn;

const conditions = learnConditions.flatMap(({ slug }) => conditionPage(slug) ?? []);
const written = conditions.filter(({ blocks }) => blocks !== undefined);
const unwritten = conditions.filter(({ blocks }) => blocks === undefined);

const soon = (title: string, tab: string) =>
  fillIn(comingSoon.tab, { title, tab: tab.toLowerCase() });

/** `npm test` looks at the first of each list. */
const tagOf = (index: number) => (index === 0 ? {} : full);

for (const [index, { condition, article, blog }] of written.entries()) {
  const { slug, title } = condition;
  const tabs = [words.overview, ...condition.tabs];

  test.describe(title, tagOf(index), () => {
    test('opens each tab by click and keyboard, on a phone', async ({ page }) => {
      await page.setViewportSize(phone);
      await openHydrated(page, conditionPath(slug));
      await expect(page.getByRole('tab')).toHaveText(tabs);
      await expect(page.getByRole('tabpanel', { name: words.overview })).toBeVisible();
      for (const tab of tabs.slice(1)) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page).toHaveURL(`${conditionPath(slug)}#${tabId(tab)}`);
        const panel = page.getByRole('tabpanel', { name: tab });
        await expect(panel.getByText(soon(title, tab), { exact: true })).toBeVisible();
        await expect(panel.getByRole('link', { name: site.phone })).toHaveAttribute(
          'href',
          telHref(site.phone),
        );
        await expect(
          panel.getByRole('link', { name: `${blog.label} on our blog` }),
        ).toHaveAttribute('href', blog.to);
      }
      await expectAccessible(page);
      await page.getByRole('link', { name: words.back }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Home');
      await expect(page.getByRole('tab', { name: words.overview })).toBeFocused();
    });

    if (article) {
      test('leads from a tab to the full article', async ({ page }) => {
        await openHydrated(page, `${conditionPath(slug)}#${tabId(condition.tabs[0] ?? '')}`);
        const name = `the full ${title.toLowerCase()} article`;
        await page.getByRole('tabpanel').getByRole('link', { name }).click();
        await expect(page).toHaveURL(article);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows every part under its heading', async ({ page }) => {
        await page.goto(conditionPath(slug));
        for (const tab of tabs) {
          await expect(page.getByRole('heading', { level: 2, name: tab })).toBeVisible();
        }
      });
    });
  });
}

for (const [index, { condition, team, blog }] of unwritten.entries()) {
  test(`${condition.title} says that its text is coming`, tagOf(index), async ({ page }) => {
    await openHydrated(page, conditionPath(condition.slug));
    await expect(page.getByRole('tab')).toHaveText([words.overview]);
    const sentence = fillIn(comingSoon.overview, { title: condition.title });
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.getByText(team, { exact: true })).toBeVisible();
    const overview = page.locator('#overview');
    await expect(overview.getByRole('link', { name: `${blog.label} on our blog` })).toHaveAttribute(
      'href',
      blog.to,
    );
    await expect(overview.getByRole('link', { name: site.phone })).toBeVisible();
  });
}
