import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { pages, planWords } from '#library/words.ts';
import { newestArticle, rareWord } from './articles.ts';
import { button, control, fill, functionPath, summary } from './inquiry-form.ts';
import { expect, full, openHydrated, test } from './site.ts';
import { paths } from './sitemap.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Wraps a copy of every text in two font elements, as Chrome's translation does. */
function translate() {
  const untouched = '[translate=no], font, script, style, noscript, textarea, svg';
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest(untouched)) continue;
      const outer = document.createElement('font');
      // A different text to React, but the same to Playwright.
      outer.appendChild(document.createElement('font')).textContent = `${text.textContent}\u200b`;
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const changes = new MutationObserver(wrapAll);
  const start = () => {
    wrapAll();
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const toast = (page: Page) => page.getByRole('button', { name: 'Dismiss' });
const island = (page: Page, name: string) => page.locator(`x-island[data-name=${name}]`).first();

async function search(page: Page, name: string, results: string, none: string) {
  const field = island(page, name).getByRole('searchbox');
  for (const query of [newestArticle.title, rareWord.word, newestArticle.title]) {
    await field.fill(query);
    await expect(status(page)).toContainText(query);
    await expect(island(page, name).locator(results).first()).toBeVisible();
  }
  await field.fill('zzzzqqq');
  await expect(
    page.getByRole('heading', { name: fillIn(none, { query: 'zzzzqqq' }) }),
  ).toBeVisible();
  await field.fill('');
  await expect(status(page)).toHaveText('');
}

/** Uses each island as a reader would. Some have no controls. */
const uses: Record<string, ((page: Page) => Promise<void>) | undefined> = {
  'blog-search': (page) => search(page, 'blog-search', 'article', pages.blog.results.none),
  contents: undefined,
  'copy-button': async (page) => {
    const copy = island(page, 'copy-button').getByRole('button');
    await copy.click();
    await expect(copy).toContainText(pages.contact.copy.copied);
  },
  'delivery-plan': async (page) => {
    const plan = page.locator('#plan');
    const zip = page.locator('#zip');
    for (const entry of [site.address.zip, '1', site.address.zip]) {
      await zip.fill(entry);
      await zip.press('Enter');
      if (entry === '1') await expect(plan).toHaveText(planWords.wrong);
      else await expect(plan.locator('dd').first()).toBeVisible();
    }
  },
  find: (page) => search(page, 'find', 'li', pages.search.none.title),
  'inquiry-form': async (page) => {
    await page.route(`**${functionPath}`, (route) => route.fulfill({ json: { success: true } }));
    await button(page).click();
    await expect(summary(page).getByRole('link')).toHaveCount(5);
    await control(page, 'name').fill('Lena');
    await expect(summary(page).getByRole('link')).toHaveCount(4);
    await fill(page);
    await button(page).click();
    await expect(toast(page)).toBeVisible();
  },
  'map-frame': undefined,
  'opening-status': (page) => expect(island(page, 'opening-status')).toHaveText(/./),
  'opening-week': (page) => expect(page.locator('[aria-current=date]')).toBeVisible(),
  'prescription-composer': async (page) => {
    const written = page.getByRole('region', { name: pages.prescribing.composer.written.title });
    for (const value of ['30 g', '', '60 g']) {
      await page.locator('#active-1').fill(`Zinc oxide ${value}`);
      await page.locator('#quantity').fill(value);
      await page.locator('#refills').fill(value);
      await expect(written).toContainText(`Zinc oxide ${value}`.trim());
      await expect(written.locator('dd').first()).toContainText(value);
    }
    await expect(written.locator('dd').first()).not.toContainText('30 g');
  },
  'reading-progress': undefined,
  'share-button': async (page) => {
    await page.getByRole('button', { name: pages.blog.post.share.button }).click();
    await expect(toast(page)).toBeVisible();
  },
  tabs: async (page) => {
    const tabs = island(page, 'tabs').getByRole('tab');
    for (const tab of [tabs.last(), tabs.first()]) {
      await tab.click();
      const name = (await tab.textContent()) ?? '';
      await expect(page.getByRole('tabpanel', { name }).locator('x-slot')).toHaveText(/\w/);
    }
  },
  toasts: undefined,
};

/** A set of pages that together have every island, with the names of their islands. */
function pagesWithIslands() {
  const allNames = new Set<string>();
  return paths.flatMap((path) => {
    const html = readFileSync(`build/client${path}/index.html`, 'utf8');
    const islands = html.matchAll(/<x-island data-name="([^"]+)"/g);
    const names = new Set(Array.from(islands, ([, name = '']) => name));
    if (names.isSubsetOf(allNames)) return [];
    for (const name of names) allNames.add(name);
    return [{ path, names }];
  });
}

for (const when of ['after hydration', 'before hydration']) {
  test(
    `keeps every island working when a browser translates the page ${when}`,
    full,
    async ({ page }) => {
      const islands = pagesWithIslands();
      expect(islands.length).toBeGreaterThan(0);
      if (when.startsWith('before')) await page.addInitScript(translate);
      for (const { path, names } of islands) {
        await openHydrated(page, path);
        if (!when.startsWith('before')) await page.evaluate(translate);
        for (const name of names) {
          expect(Object.keys(uses)).toContain(name);
          await test.step(`${name} on ${path}`, () => uses[name]?.(page));
        }
      }
    },
  );
}
