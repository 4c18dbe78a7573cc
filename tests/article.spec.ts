import type { Page } from '@playwright/test';
import { glossaryPath } from '#library/glossary/glossary.ts';
import { learn } from '#library/learn/learn.ts';
import { cards, getCardPage } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';
import { getCitedWorks } from '#library/review/references.ts';
import { articleText, pages } from '#library/words.ts';
import { getPostPath, reviewedArticle } from './articles.ts';
import {
  awaitFonts,
  desktop,
  expect,
  expectAccessible,
  full,
  noScriptTest,
  openHydrated,
  phone,
  test,
} from './site.ts';

const postText = pages.blog.post;
const articlePath = getPostPath(reviewedArticle);

const getPopover = (page: Page) => page.locator('[popover]:popover-open');

const getContents = (page: Page) => page.getByRole('navigation', { name: postText.contents });
const getCurrentLink = (page: Page) => getContents(page).locator('[aria-current]');

async function placeHeading(page: Page, id: string, top: number) {
  const measuredTop = await page.evaluate(
    ([heading, target]) => {
      const element = document.getElementById(heading);
      if (!element) throw new Error(`There is no heading ${heading}.`);
      const getPosition = () => element.getBoundingClientRect().top + window.scrollY;
      // Windows scroll by full pixels, so padding makes up for the fraction.
      document.body.style.paddingTop = '';
      document.body.style.paddingTop = `${Math.ceil(getPosition()) - getPosition()}px`;
      window.scrollTo({ top: Math.round(getPosition()) - target, behavior: 'instant' });
      return element.getBoundingClientRect().top;
    },
    [id, top] as const,
  );
  expect(measuredTop).toBeCloseTo(top, 3);
}

test('marks the last heading at or above 100 px in the contents', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, articlePath);
  await awaitFonts(page);
  const links = getContents(page).getByRole('link');
  const [firstTitle, secondTitle, thirdTitle] = await links.allTextContents();
  await expect(getCurrentLink(page)).toHaveText(firstTitle ?? '');
  const id = (await links.nth(2).getAttribute('href'))?.slice(1) ?? '';
  for (const [top, heading] of [
    [101, secondTitle],
    [100, thirdTitle],
    [101, secondTitle],
  ] as const) {
    await placeHeading(page, id, top);
    await expect(getCurrentLink(page)).toHaveText(heading ?? '');
  }
  await page.setViewportSize({ width: 1200, height: 600 });
  await placeHeading(page, id, 100);
  await expect(getCurrentLink(page)).toHaveText(thirdTitle ?? '');
  await expect(getContents(page)).toBeInViewport();
  await page.setViewportSize(phone);
  await expect(getContents(page)).toBeHidden();
});

const getBar = (page: Page) => page.locator('x-island[data-name="reading-progress"] i');
const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

test('shows reading progress up to 100% with reduced motion', async ({ page }) => {
  await openHydrated(page, articlePath);
  const getPercent = () =>
    getBar(page).evaluate((element) => Number(element.style.getPropertyValue('--p')));
  await expect.poll(getPercent).toBe(0);
  await scrollToEnd(page);
  await expect.poll(getPercent).toBe(100);
});

test('shows reading progress without a script unless motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const getClipPath = () => getBar(page).evaluate((element) => getComputedStyle(element).clipPath);
  await page.goto(articlePath);
  expect(await getClipPath()).toBe('inset(0px 100% 0px 0px)');
  await scrollToEnd(page);
  // A page can end at a fraction of a pixel.
  await expect.poll(getClipPath).toMatch(/^inset\(0px( 0(\.0\d+)?% 0px 0px)?\)$/);
  expect(await getBar(page).evaluate((element) => element.getAttribute('style'))).toBeNull();
});

const getShareButton = (page: Page) => page.getByRole('button', { name: postText.share.button });
const getToast = (page: Page) => page.getByText(postText.share.copied.text);

test('copies the link and shows a toast for 3000 ms', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openHydrated(page, articlePath);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await getShareButton(page).click();
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await getToast(page).isVisible()).toBe(true);
  }).toPass();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(2800);
  await expect(getToast(page)).toBeVisible();
  await page.clock.runFor(300);
  await expect(getToast(page)).toBeHidden();
});

test('floats Share article only on wide screens, below the contents', async ({ page }) => {
  await openHydrated(page, articlePath);
  for (const width of [phone.width, 768, desktop.width]) {
    await page.setViewportSize({ width, height: 400 });
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    const expectation = expect(getShareButton(page));
    await (width === desktop.width ? expectation : expectation.not).toBeInViewport();
  }
  const contents = await page.getByRole('navigation', { name: postText.contents }).boundingBox();
  const button = await getShareButton(page).boundingBox();
  expect(button?.y).toBeGreaterThan(Number(contents?.y) + Number(contents?.height));
});

test('logs a warning and doesn’t show a toast when copying fails', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openHydrated(page, articlePath);
  const warningPromise = page.waitForEvent('console', (message) => message.type() === 'warning');
  await getShareButton(page).click();
  expect((await warningPromise).text()).toContain('The article link could not be copied.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const path = '/learn/skin/acne';
const article = learn().texts.find((candidate) => candidate.path === path);
const sources = getCitedWorks(article?.body.citations ?? []);
const { title, viewSource } = articleText.references;
const getCitations = (page: Page) => page.locator('main button[popovertarget^="cite_"]');

/** Runs in the page because clicking each button from the test would take a minute. */
async function measurePopovers(buttons: Element[]) {
  const popovers = [];
  for (const button of buttons as HTMLElement[]) {
    for (const block of ['start', 'center', 'end'] as const) {
      button.scrollIntoView({ block, behavior: 'instant' });
      button.click();
      await new Promise(requestAnimationFrame);
      const openPopover = document.querySelector<HTMLElement>('[popover]:popover-open');
      if (!openPopover) throw new Error(`Citation ${button.textContent} doesn’t open a popover.`);
      const { left, top, right, bottom } = openPopover.getBoundingClientRect();
      popovers.push({ number: button.textContent, block, left, top, right, bottom });
      openPopover.hidePopover();
    }
  }
  return popovers;
}

noScriptTest('shows the source of a citation without JavaScript', async ({ page }) => {
  await page.goto(path);
  const citation = getCitations(page).first();
  const source = sources[Number(await citation.textContent()) - 1];
  await citation.click();
  await expect(getPopover(page)).toContainText(source?.source ?? 'no source');
  await expect(getPopover(page)).toContainText(`${source?.place}, ${source?.year}`);
  await page.keyboard.press('Escape');
  await expect(getPopover(page)).toHaveCount(0);
  await citation.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const link = getPopover(page).getByRole('link', { name: viewSource });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', source?.href ?? '');
  await page.keyboard.press('Escape');
  await expect(citation).toBeFocused();
});

for (const width of [320, 390, 768, 800, 1440]) {
  const tag = width === 320 ? {} : full;
  test(`keeps citations inside a window ${width} px wide`, tag, async ({ page }) => {
    const height = 640;
    await page.setViewportSize({ width, height });
    for (const address of [path, articlePath]) {
      await page.goto(address);
      const popovers = await getCitations(page).evaluateAll(measurePopovers);
      expect(popovers.length).toBeGreaterThan(0);
      for (const { left, top, right, bottom, ...button } of popovers) {
        const label = JSON.stringify(button);
        expect(Math.min(left, top), label).toBeGreaterThanOrEqual(0);
        expect(right, label).toBeLessThanOrEqual(width);
        expect(bottom, label).toBeLessThanOrEqual(height);
      }
    }
  });
}

test('shows an accessible citation that prints as a number with a list', async ({ page }) => {
  await page.goto(path);
  await getCitations(page).first().click();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(getPopover(page)).toBeHidden();
  await expect(getCitations(page).first()).toBeVisible();
  const items = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(items).toHaveCount(sources.length);
  const citation = await items
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').content);
  expect(citation).toContain('counter');
});

test('explains a glossary term and prints the term as text', async ({ page }) => {
  const card = cards.find(({ slug }) => getCardPage(slug)?.terms.length);
  await page.goto(cardPath(card?.slug ?? ''));
  const termButton = page.locator('main button[popovertarget^="term_"]').first();
  await termButton.click();
  await expect(getPopover(page).locator(`a[href^="${glossaryPath}#"]`)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(termButton).toBeVisible();
});
