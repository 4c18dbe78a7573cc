import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { deliveryPlanText, inquiryText, pages } from '#library/words.ts';
import { newestArticle, rareWord } from './articles.ts';
import { fillForm, functionPath, getButton, getControl, getSummary } from './inquiry-form.ts';
import { expect, full, openHydrated, test } from './site.ts';
import { paths } from './sitemap.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Wraps every text node in two font elements, as Chrome's translation does. */
function translate() {
  const skippedSelector = '[translate=no], font, script, style, noscript, textarea, svg';
  const wrapTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    for (const node of nodes) {
      if (!node.textContent?.trim() || node.parentElement?.closest(skippedSelector)) continue;
      const wrapper = document.createElement('font');
      // React sees different text, but Playwright ignores the extra character.
      wrapper.appendChild(document.createElement('font')).textContent = `${node.textContent}\u200b`;
      node.parentNode?.replaceChild(wrapper, node);
    }
  };
  wrapTexts();
  const options = { childList: true, subtree: true, characterData: true };
  new MutationObserver(wrapTexts).observe(document.body, options);
}

const getStatus = (page: Page) => page.getByRole('main').getByRole('status').first();
const getIsland = (page: Page, name: string) => page.locator(`x-island[data-name=${name}]`).first();

async function expectWorkingSearch(page: Page, name: string, results: string, none: string) {
  const field = getIsland(page, name).getByRole('searchbox');
  for (const query of [newestArticle.title, rareWord.word, newestArticle.title]) {
    await field.fill(query);
    await expect(getStatus(page)).toContainText(query);
    await expect(getIsland(page, name).locator(results).first()).toBeVisible();
  }
  await field.fill('zzzzqqq');
  const title = fillIn(none, { query: 'zzzzqqq' });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await field.fill('');
  await expect(getStatus(page)).toHaveText('');
}

async function expectCopied(button: Locator) {
  await button.click();
  await expect(button).toContainText(pages.contact.copy.copied);
}

/** Each action uses an island as a reader would. Some islands have no controls. */
const islandActions: Record<string, ((page: Page) => Promise<void>) | undefined> = {
  'blog-search': (page) =>
    expectWorkingSearch(page, 'blog-search', 'article', pages.blog.results.none),
  'card-actions': (page) =>
    expectCopied(getIsland(page, 'card-actions').getByRole('button').nth(1)),
  contents: undefined,
  'copy-button': (page) => expectCopied(getIsland(page, 'copy-button').getByRole('button')),
  'delivery-plan': async (page) => {
    const plan = page.locator('#plan');
    const zip = page.locator('#zip');
    for (const entry of [site.address.zip, '1', site.address.zip]) {
      await zip.fill(entry);
      await zip.press('Enter');
      if (entry === '1') await expect(plan).toContainText(deliveryPlanText.mistakes.notAZip);
      else await expect(plan.locator('dd').first()).toBeVisible();
    }
  },
  find: (page) => expectWorkingSearch(page, 'find', 'li', pages.search.none.title),
  'inquiry-form': async (page) => {
    const json = { success: true, reference: 'K7M4-2QXD' };
    await page.route(`**${functionPath}`, (route) => route.fulfill({ json }));
    await getButton(page).click();
    await expect(getSummary(page).getByRole('link')).toHaveCount(5);
    await getControl(page, 'name').fill('Lena');
    await expect(getSummary(page).getByRole('link')).toHaveCount(4);
    await fillForm(page);
    await getButton(page).click();
    await getButton(page).filter({ hasText: inquiryText.outcomes.sent.another }).click();
    await expect(getControl(page, 'name')).toHaveValue('');
  },
  'map-frame': undefined,
  'opening-status': (page) => expect(getIsland(page, 'opening-status')).toHaveText(/./),
  'opening-week': (page) => expect(page.locator('[aria-current=date]')).toBeVisible(),
  'prescription-composer': async (page) => {
    const output = page.getByRole('region', { name: pages.prescribing.composer.written.title });
    for (const value of ['30 g', '', '60 g']) {
      await page.locator('#active-1').fill(`Zinc oxide ${value}`);
      await page.locator('#quantity').fill(value);
      await page.locator('#refills').fill(value);
      await expect(output).toContainText(`Zinc oxide ${value}`.trim());
      await expect(output.locator('dd').first()).toContainText(value);
    }
    await expect(output.locator('dd').first()).not.toContainText('30 g');
  },
  'reading-progress': undefined,
  'share-button': async (page) => {
    await page.getByRole('button', { name: pages.blog.post.share.button }).click();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  },
  tabs: async (page) => {
    const tabs = getIsland(page, 'tabs').getByRole('tab');
    for (const tab of [tabs.last(), tabs.first()]) {
      await tab.click();
      const name = (await tab.textContent()) ?? '';
      await expect(page.getByRole('tabpanel', { name }).locator('x-slot')).toHaveText(/\w/);
    }
  },
  toasts: undefined,
};

function listIslandPages() {
  const allNames = new Set<string>();
  return paths.flatMap((path) => {
    const html = readFileSync(`build/client${path}/index.html`, 'utf8');
    const matches = html.matchAll(/<x-island data-name="([^"]+)"/g);
    const names = new Set(Array.from(matches, ([, name = '']) => name));
    if (names.isSubsetOf(allNames)) return [];
    for (const name of names) allNames.add(name);
    return [{ path, names }];
  });
}

test('keeps every island working when a browser translates the page', full, async ({ page }) => {
  const islandPages = listIslandPages();
  expect(islandPages.length).toBeGreaterThan(0);
  for (const { path, names } of islandPages) {
    await openHydrated(page, path);
    await page.evaluate(translate);
    for (const name of names) {
      expect(Object.keys(islandActions)).toContain(name);
      await test.step(`${name} on ${path}`, () => islandActions[name]?.(page));
    }
  }
});
