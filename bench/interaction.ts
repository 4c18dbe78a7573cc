import { chromium, type Page } from '@playwright/test';
import { browserPath } from '../scripts/browsers/chromium.ts';
import { median, table } from './measure.ts';

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
    name: 'type in the blog search',
    path: '/blog',
    device: desktop,
    act: (page) => page.getByRole('searchbox').pressSequentially('skin', { delay: 120 }),
  },
  {
    name: 'type in the site search',
    path: '/search',
    device: desktop,
    act: (page) => page.getByRole('searchbox').pressSequentially('refill', { delay: 120 }),
  },
  {
    name: 'type in a prescription',
    path: '/specialists/prescribing',
    device: desktop,
    act: (page) => page.locator('#directions').pressSequentially('Apply thinly', { delay: 120 }),
  },
  {
    name: 'type in the delivery planner',
    path: '/shipping',
    device: phone,
    act: (page) => page.locator('#zip').pressSequentially('90210', { delay: 120 }),
  },
  {
    name: 'submit the provider form',
    path: '/specialists',
    device: desktop,
    act: (page) => page.getByRole('button', { name: 'Send Request' }).click(),
  },
];

/** Measures the slowest event of each interaction (INP). */
export function measureInteractions(site: string, runs: number) {
  const columns = ['interaction', 'INP ms'] as const;
  return measureInBrowser(interactions, columns, runs, async (page, { path, act }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'slowest', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!Reflect.get(entry, 'interactionId')) continue;
          const slowest = Math.max(Reflect.get(window, 'slowest'), entry.duration);
          Reflect.set(window, 'slowest', slowest);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(site + path);
    await page.waitForLoadState('networkidle');
    await act(page);
    await page.waitForTimeout(1000);
    return page.evaluate(() => Number(Reflect.get(window, 'slowest')));
  });
}

const pagesWithIslands = ['/services', '/contact', '/specialists', '/blog', '/shipping'].map(
  (path) => ({ name: path, path, device: desktop }),
);

/** Measures the time from the request until every island on the page is hydrated, uncached. */
export function measureHydration(site: string, runs: number) {
  const columns = ['page', 'hydrated after ms'] as const;
  return measureInBrowser(pagesWithIslands, columns, runs, async (page, { path }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.documentElement?.hasAttribute('data-hydrated')) return;
        observer.disconnect();
        performance.mark('hydrated');
      }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
    });
    await page.goto(site + path);
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName('hydrated')[0]?.startTime,
    );
    return (await mark.jsonValue()) ?? Number.NaN;
  });
}

/** A table of medians. Each run has a new page, with the CPU throttled four times. */
async function measureInBrowser<Case extends Pick<Interaction, 'name' | 'device'>>(
  cases: Case[],
  [nameColumn, figureColumn]: readonly [string, string],
  runs: number,
  measure: (page: Page, each: Case) => Promise<number>,
) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  const rows = [];
  for (const each of cases) {
    const figures: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(each.device);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      figures.push(await measure(page, each));
      await context.close();
    }
    rows.push({ [nameColumn]: each.name, [figureColumn]: Math.round(median(figures)) });
  }
  await browser.close();
  return table(rows);
}
