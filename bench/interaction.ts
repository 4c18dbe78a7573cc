import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath } from '../scripts/browsers/chromium.ts';
import { median } from './statistics.ts';

export interface InteractionRow {
  name: string;
  milliseconds: number;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

interface Interaction {
  name: string;
  path: string;
  device: typeof phone | typeof desktop;
  act(page: Page): Promise<void>;
}

const interactions: Interaction[] = [
  {
    name: 'open the menu',
    path: '/',
    device: phone,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'switch a tab',
    path: '/services',
    device: desktop,
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'type in the search',
    path: '/blog',
    device: desktop,
    act: (page) => page.getByRole('searchbox').pressSequentially('skin', { delay: 120 }),
  },
  {
    name: 'submit the form',
    path: '/specialists',
    device: desktop,
    act: (page) => page.getByRole('button', { name: 'Send Request' }).click(),
  },
];

/** The slowest interaction of each kind (INP) in a page whose CPU is throttled fourfold. */
export async function measureInteractions(site: string, runs: number): Promise<InteractionRow[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  const rows: InteractionRow[] = [];
  for (const interaction of interactions) {
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await slowest(browser, site, interaction));
    rows.push({ name: interaction.name, milliseconds: median(found) });
  }
  await browser.close();
  return rows;
}

async function slowest(browser: Browser, site: string, { path, device, act }: Interaction) {
  const page = await throttledPage(browser, device);
  await page.addInitScript(() => {
    Reflect.set(window, 'slowest', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'interactionId')) continue;
        Reflect.set(window, 'slowest', Math.max(Reflect.get(window, 'slowest'), entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(site + path);
  await page.waitForLoadState('networkidle');
  await act(page);
  await page.waitForTimeout(1000);
  const milliseconds = await page.evaluate(() => Number(Reflect.get(window, 'slowest')));
  await page.context().close();
  return milliseconds;
}

async function throttledPage(browser: Browser, device: typeof phone | typeof desktop) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

const navigations = [
  { name: 'document: Home to About', from: '/', link: 'About Us', to: '/about' },
  { name: 'client: Contact to About', from: '/contact', link: 'About Us', to: '/about' },
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
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const target = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link });
  await page.evaluate(() => {
    Reflect.set(window, 'sameDocument', true);
    // A window's name outlives the document, so the next one can tell when the click was.
    addEventListener(
      'click',
      () => {
        window.name = String(Date.now());
      },
      { capture: true },
    );
  });
  await target.hover();
  await page.waitForTimeout(300);
  await target.click();
  await page.waitForURL(site + to);
  return page.evaluate(async (before) => {
    while (document.querySelector('h1')?.textContent === before) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const clicked = Number(window.name);
    if (Reflect.has(window, 'sameDocument')) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return Date.now() - clicked;
    }
    // The entry may come a while after the paint. Without it, there is nothing to report.
    const paint = await new Promise<number>((resolve, reject) => {
      new PerformanceObserver((list) => {
        const [entry] = list.getEntriesByName('first-contentful-paint');
        if (entry) resolve(entry.startTime);
      }).observe({ type: 'paint', buffered: true });
      setTimeout(() => reject(new Error(`${location.href} gave no paint entry.`)), 10_000);
    });
    return performance.timeOrigin + paint - clicked;
  }, heading);
}
