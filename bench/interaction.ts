import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath } from '../scripts/browsers/chromium.ts';
import { median } from './statistics.ts';

export interface InteractionRow {
  name: string;
  milliseconds: number;
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

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
    name: 'type in the search of the blog',
    path: '/blog',
    device: desktop,
    act: (page) => page.getByRole('searchbox').pressSequentially('skin', { delay: 120 }),
  },
  {
    name: 'type in the search of the site',
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
    name: 'type in the delivery plan',
    path: '/shipping',
    device: phone,
    act: (page) => page.locator('#zip').pressSequentially('90210', { delay: 120 }),
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

/** In a page whose CPU is throttled fourfold, in a context of its own. */
export async function throttledPage(browser: Browser, device: typeof phone | typeof desktop) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}
