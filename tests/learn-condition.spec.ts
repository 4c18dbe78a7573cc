import type { Page } from '@playwright/test';
import { site, telHref } from '#library/facts/site.ts';
import { fillIn } from '#library/fill-in.ts';
import { learnConditions } from '#library/learn/library.ts';
import { conditionPage } from '#library/learn/page-data.ts';
import { categoryPath, conditionPath, tabId } from '#library/learn/paths.ts';
import { pages } from '#library/words/pages.ts';
import { desktop, expect, expectAccessible, hydrated, phone, test } from './site.ts';

const { condition: words, comingSoon, dates } = pages.learn;

/** What each page shows, as content/ says it. */
const shown = learnConditions.flatMap(({ slug }) => conditionPage(slug) ?? []);
const written = shown.filter(({ blocks }) => blocks !== undefined);
const unwritten = shown.filter(({ blocks }) => blocks === undefined);

const soon = (title: string, tab: string) =>
  fillIn(comingSoon.tab, { title, tab: tab.toLowerCase() });

const row = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');

/** Each line leads from a word to a shape: one of its ends lies on it. */
function linesThatTouchNothing(drawing: Element) {
  const shapes = [...drawing.querySelectorAll<SVGGeometryElement>('g > :is(path, circle)')].filter(
    (shape) => !shape.matches('.leader-lines *, [fill="var(--light)"], [fill="var(--g-wash)"]'),
  );
  const lines = drawing.querySelector('.leader-lines path')?.getAttribute('d') ?? '';
  return lines.split(/(?=M)/).filter((line) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', line);
    return ![path.getPointAtLength(0), path.getPointAtLength(path.getTotalLength())].some((end) =>
      shapes.some((shape) =>
        getComputedStyle(shape).fill === 'none'
          ? shape.isPointInStroke(end)
          : shape.isPointInFill(end),
      ),
    );
  });
}

for (const { condition, category, updated, nextReview } of shown) {
  const { slug, title, shortDescription } = condition;
  test(`${title} says what it is, when it was updated and where it belongs`, async ({ page }) => {
    await page.goto(conditionPath(slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(shortDescription);
    await expect(row(page, dates.modified)).toHaveText(updated);
    await expect(row(page, dates.nextReview)).toHaveText(nextReview ? [nextReview] : []);
    const link = row(page, words.category).getByRole('link');
    await expect(link).toHaveText(category.title);
    await expect(link).toHaveAttribute('href', categoryPath(category.slug));
    await page.getByRole('link', { name: words.back }).click();
    await expect(page).toHaveURL('/learn');
  });
}

for (const { condition, works } of shown) {
  test.describe(condition.title, () => {
    test.use({ path: conditionPath(condition.slug) });
    const drawingOf = (page: Page) =>
      page.getByRole('img', { name: condition.drawing.description });

    test('shows a drawing that is described', async ({ page }) => {
      for (const label of Object.values(condition.drawing.labels)) {
        for (const word of label.split(' ')) await expect(drawingOf(page)).toContainText(word);
      }
    });

    test('has no line in its drawing that ends beside what it names', async ({ page }) => {
      expect(await drawingOf(page).evaluate(linesThatTouchNothing)).toEqual([]);
    });

    test('lists each work that it cites', async ({ page }) => {
      const references = page.getByRole('region', { name: 'References' });
      await expect(references).toHaveCount(works.length > 0 ? 1 : 0);
      const links = references.getByRole('link', { name: /^View Source/ });
      await expect(links).toHaveCount(works.length);
    });
  });
}

for (const { condition, review, blog } of written) {
  const { slug, title } = condition;
  const tabs = [words.overview, ...condition.tabs];

  test.describe(`${title}, which is written,`, () => {
    test('names its reviewer with credentials and the day of the review', async ({ page }) => {
      await page.goto(conditionPath(slug));
      const main = page.getByRole('main');
      if (!review) {
        await expect(row(page, dates.reviewed)).toHaveCount(0);
        return;
      }
      await expect(main).toContainText(`${review.name}, ${review.credentials}`);
      await expect(main).toContainText(review.description);
      await expect(row(page, dates.reviewed)).toHaveText(review.date);
    });

    for (const viewport of [phone, desktop]) {
      test(`opens each of its tabs at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(conditionPath(slug));
        await hydrated(page);
        await expect(page.getByRole('tab')).toHaveText(tabs);
        await expect(page.getByRole('tabpanel', { name: words.overview })).toBeVisible();
        for (const tab of tabs.slice(1)) {
          await page.getByRole('tab', { name: tab }).click();
          await expect(page).toHaveURL(`${conditionPath(slug)}#${tabId(tab)}`);
          await expect(page.getByRole('tabpanel')).toHaveCount(1);
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
      });
    }

    test('opens its tabs with the keyboard alone', async ({ page }) => {
      await page.goto(conditionPath(slug));
      await hydrated(page);
      await page.getByRole('link', { name: words.back }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tab', { name: words.overview })).toBeFocused();
      for (const tab of tabs.slice(1)) {
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('tab', { name: tab })).toBeFocused();
        await expect(page.getByText(soon(title, tab), { exact: true })).toBeVisible();
      }
    });

    for (const viewport of [phone, desktop]) {
      test.describe(`without JavaScript at ${viewport.width} px`, () => {
        test.use({ javaScriptEnabled: false, viewport });

        test('shows every part under its heading', async ({ page }) => {
          await page.goto(conditionPath(slug));
          for (const tab of tabs) {
            await expect(page.getByRole('heading', { level: 2, name: tab })).toBeVisible();
          }
          for (const tab of tabs.slice(1)) {
            await expect(page.getByText(soon(title, tab), { exact: true })).toBeVisible();
          }
        });
      });
    }
  });
}

for (const { condition, article } of written) {
  const [tab] = condition.tabs;
  if (!article || !tab) continue;
  test(`a tab of ${condition.title} leads to the full article`, async ({ page }) => {
    await page.goto(`${conditionPath(condition.slug)}#${tabId(tab)}`);
    await hydrated(page);
    const name = `the full ${condition.title.toLowerCase()} article`;
    await page.getByRole('tabpanel').getByRole('link', { name }).click();
    await expect(page).toHaveURL(article);
  });
}

for (const javaScriptEnabled of [true, false]) {
  const mode = `JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

  test.describe(`a condition whose text is coming, ${mode},`, () => {
    test.use({ javaScriptEnabled });

    for (const { condition, team, blog } of unwritten) {
      const { slug, title } = condition;
      test(`${title} says so and names the team`, async ({ page }) => {
        await page.goto(conditionPath(slug));
        if (javaScriptEnabled) {
          await hydrated(page);
          await expect(page.getByRole('tab')).toHaveText([words.overview]);
        }
        const sentence = fillIn(comingSoon.overview, { title });
        await expect(page.getByText(sentence, { exact: true })).toBeVisible();
        await expect(page.getByText(team, { exact: true })).toBeVisible();
        await expect(row(page, dates.reviewed)).toHaveCount(0);
        const overview = page.locator('#overview');
        await expect(
          overview.getByRole('link', { name: `${blog.label} on our blog` }),
        ).toHaveAttribute('href', blog.to);
        await expect(overview.getByRole('link', { name: site.phone })).toBeVisible();
        for (const { label, to } of condition.reading) {
          await expect(overview.getByRole('link', { name: label })).toHaveAttribute('href', to);
        }
      });
    }
  });

  test.describe(`a condition that Learn does not list, ${mode},`, () => {
    test.use({ javaScriptEnabled, expectedConsole: [/404/] });

    test('is not found, and the index is one step away', async ({ page }) => {
      const response = await page.goto('/learn/condition/no-such-condition');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.missing.title);
      await expect(page.getByText(words.missing.text, { exact: true })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('link', { name: words.back }).click();
      await expect(page).toHaveURL('/learn');
    });
  });
}
