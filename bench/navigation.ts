import { chromium, type Page } from '@playwright/test';
import { browserPath } from '../scripts/browsers/chromium.ts';
import { desktop, type InteractionRow, throttledPage } from './interaction.ts';
import { median } from './statistics.ts';

const navigations = [
  { name: 'Home to About', from: '/', link: 'About Us', to: '/about' },
  { name: 'Contact to About', from: '/contact', link: 'About Us', to: '/about' },
];

/**
 * From the click to the paint of the next page, after a hover of 300 ms; cold and with a warm cache.
 * The hover prefetches a document. A browser that is driven never prerenders it, as a reader's does.
 */
export async function measureNavigation(site: string, runs: number): Promise<InteractionRow[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  const rows: InteractionRow[] = [];
  for (const navigation of navigations) {
    const cold: number[] = [];
    const warm: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await throttledPage(browser, desktop);
      cold.push(await follow(page, site, navigation));
      warm.push(await follow(page, site, navigation));
      await page.context().close();
    }
    rows.push({ name: `${navigation.name}, cold`, milliseconds: median(cold) });
    rows.push({ name: `${navigation.name}, warm`, milliseconds: median(warm) });
  }
  await browser.close();
  return rows;
}

async function follow(page: Page, site: string, { from, link, to }: (typeof navigations)[number]) {
  await page.goto(site + from);
  await page.waitForLoadState('networkidle');
  const target = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link });
  await page.evaluate(() => {
    // A window's name outlives the document, so the next one can tell when the click was.
    const remember = () => {
      window.name = String(Date.now());
    };
    addEventListener('click', remember, { capture: true });
  });
  await target.hover();
  await page.waitForTimeout(300);
  await target.click();
  await page.waitForURL(site + to);
  return page.evaluate(async () => {
    // The entry may come a while after the paint. Without it, there is nothing to report.
    const paint = await new Promise<number>((resolve, reject) => {
      new PerformanceObserver((list) => {
        const [entry] = list.getEntriesByName('first-contentful-paint');
        if (entry) resolve(entry.startTime);
      }).observe({ type: 'paint', buffered: true });
      setTimeout(() => reject(new Error(`${location.href} gave no paint entry.`)), 10_000);
    });
    return performance.timeOrigin + paint - Number(window.name);
  });
}

const pagesWithIslands = ['/services', '/contact', '/specialists', '/blog'];

/** From the request of a page to the moment in which all of its islands act, with nothing cached. */
export async function measureWaking(site: string, runs: number): Promise<InteractionRow[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  const rows: InteractionRow[] = [];
  for (const path of [...pagesWithIslands, await firstPost(site)]) {
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await throttledPage(browser, desktop);
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.documentElement?.hasAttribute('data-hydrated')) return;
          observer.disconnect();
          performance.mark('awake');
        }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
      });
      await page.goto(site + path);
      const mark = await page.waitForFunction(
        () => performance.getEntriesByName('awake')[0]?.startTime,
      );
      found.push((await mark.jsonValue()) ?? Number.NaN);
      await page.context().close();
    }
    rows.push({ name: path, milliseconds: median(found) });
  }
  await browser.close();
  return rows;
}

async function firstPost(site: string) {
  const blog = await (await fetch(`${site}/blog`)).text();
  const path = /href="(\/blog\/post\/[^"#?]+)"/.exec(blog)?.[1];
  if (!path) throw new Error(`${site}/blog links to no article.`);
  return path;
}
