import { chromium, type Page } from '@playwright/test';
import { findBrowserPath } from '../scripts/browsers/chromium.ts';
import { formatTable, median } from './measure.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

interface Interaction {
  name: string;
  path: string;
  /** Defaults to a desktop. */
  device?: typeof phone;
  act(page: Page): Promise<void>;
}

const clickButton = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const type = (selector: string, text: string) => (page: Page) =>
  page.locator(selector).pressSequentially(text, { delay: 120 });
const clickTab = (page: Page) => page.getByRole('tab').nth(1).click();

const interactions: Interaction[] = [
  { name: 'open the menu', path: '/', device: phone, act: clickButton('Menu') },
  { name: 'switch a tab', path: '/services', act: clickTab },
  { name: 'type in the blog search', path: '/blog', act: type('[name=q]', 'skin') },
  { name: 'type in the site search', path: '/search', act: type('[name=q]', 'refill') },
  {
    name: 'type in a prescription',
    path: '/specialists/prescribing',
    act: type('#directions', 'Apply thinly'),
  },
  {
    name: 'type in the delivery planner',
    path: '/shipping',
    device: phone,
    act: type('#zip', '90210'),
  },
  { name: 'submit the provider form', path: '/specialists', act: clickButton('Send Request') },
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
  (path) => ({ name: path, path }),
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
      const context = await browser.newContext(benchmark.device ?? desktop);
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
