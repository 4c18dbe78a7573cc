import { chromium, type Page } from '@playwright/test';
import { findBrowserPath } from '../scripts/browsers/chromium.ts';
import { formatTable, median } from './measure.ts';

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

/** Measures the slowest event in each interaction, which approximates INP. */
export function measureInteractions(site: string, runs: number) {
  const columns = ['interaction', 'INP ms'] as const;
  return measureInBrowser(interactions, columns, runs, async (page, { path, act }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'slowestEvent', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!Reflect.get(entry, 'interactionId')) continue;
          const duration = Math.max(Reflect.get(window, 'slowestEvent'), entry.duration);
          Reflect.set(window, 'slowestEvent', duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(site + path);
    await page.waitForLoadState('networkidle');
    await act(page);
    await page.waitForTimeout(1000);
    return page.evaluate(() => Number(Reflect.get(window, 'slowestEvent')));
  });
}

const pagesWithIslands = ['/services', '/contact', '/specialists', '/blog', '/shipping'].map(
  (path) => ({ name: path, path, device: desktop }),
);

/** Measures the time from navigation until every island is hydrated, with an empty cache. */
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
    const startTime = await page.waitForFunction(
      () => performance.getEntriesByName('hydrated')[0]?.startTime,
    );
    return (await startTime.jsonValue()) ?? Number.NaN;
  });
}

async function measureInBrowser<Case extends Pick<Interaction, 'name' | 'device'>>(
  cases: Case[],
  [nameColumn, timeColumn]: readonly [string, string],
  runs: number,
  measure: (page: Page, benchmark: Case) => Promise<number>,
) {
  const browser = await chromium.launch({
    executablePath: findBrowserPath(),
    args: ['--no-sandbox'],
  });
  const rows = [];
  for (const benchmark of cases) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(benchmark.device);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      times.push(await measure(page, benchmark));
      await context.close();
    }
    rows.push({ [nameColumn]: benchmark.name, [timeColumn]: Math.round(median(times)) });
  }
  await browser.close();
  return formatTable(rows);
}
