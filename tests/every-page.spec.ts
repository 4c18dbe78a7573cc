import { globSync, readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { checkTexts } from '#library/check/content.ts';
import { contentTexts } from '#library/check/files.ts';
import { expectTold } from './machine-readable.ts';
import {
  expectMeasuresInLine,
  expectMeasuresLikeTheirText,
  expectMeasuresWhole,
} from './measures.ts';
import {
  askedElsewhere,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  ownFonts,
  phone,
  started,
  test,
} from './site.ts';
import { addresses, allWays, colorsByWidth, paths, samples } from './sitemap.ts';

/** Around where layouts change, and the ends. */
const widths = [320, 390, 430, 736, 768, 832, 1056, 1280, 2560];

async function expectHeadingsInOrder(page: Page) {
  const levels = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main :is(h1, h2, h3, h4)'), ({ tagName }) =>
      Number(tagName[1]),
    ),
  );
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
}

/** Something to follow in the last part of the page. A source, which sends no referrer, is no next step. */
async function expectNextStep(page: Page) {
  const steps = await page.evaluate(() => {
    // Toasts stand at the end of some pages, and are empty.
    const last = [...document.querySelectorAll('main > :not(x-island)')].at(-1);
    const links = [...(last?.querySelectorAll('a:not([rel~=noreferrer])') ?? [])];
    return links.filter((link) => link.checkVisibility({ visibilityProperty: true })).length;
  });
  expect(steps, 'links in the last part of the page').toBeGreaterThan(0);
}

for (const path of paths) {
  test(`${path} is whole, accessible and our own, in both schemes`, async ({
    page,
    request,
    baseURL,
  }) => {
    const elsewhere = askedElsewhere(page, baseURL);
    await page.setViewportSize(phone);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectHeadingsInOrder(page);
    await expectNextStep(page);
    expect(await response?.text()).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    const address = addresses.find(({ pathname }) => pathname === path);
    if (address) await expectTold(page, request, address);
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    if (allWays.has(path)) await expectAccessible(page, 'colors');
    await page.setViewportSize(desktop);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'colors');
    if (allWays.has(path)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccessible(page);
    }
    await ownFonts(page);
    await expectMeasuresInLine(page);
    await expectMeasuresLikeTheirText(page);
    // Only boxes are measured from here on, and need no paint.
    await page.evaluate(() => {
      document.documentElement.style.visibility = 'hidden';
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectMeasuresWhole(page);
    }
    expect(elsewhere).toEqual([]);
  });
}

test('pages whose colors change with the width are looked at in every way', () => {
  const ofWidth = /@(?:media|container)[^{]*width[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g;
  const color = /[{;]\s*(?:--bg|[\w-]*(?:color|background|fill|stroke|opacity)[\w-]*):/;
  const sheets = globSync('**/*.css', { cwd: 'app' }).filter((path) =>
    [...readFileSync(`app/${path}`, 'utf8').matchAll(ofWidth)].some(([, rules = '']) =>
      color.test(rules),
    ),
  );
  expect(sheets.toSorted()).toEqual(Object.keys(colorsByWidth));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of paths) {
    test(`${path} reads completely`, async ({ page, baseURL }) => {
      const elsewhere = askedElsewhere(page, baseURL);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expectHeadingsInOrder(page);
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('main :is(h1, section > h2)')]
            .filter((heading) => !heading.checkVisibility())
            .map(({ textContent }) => textContent),
        );
        expect(hidden).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
      expect(elsewhere).toEqual([]);
    });
  }
});

test('no two pages share a title or a description', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const text of [title, description]) {
      expect(text, path).not.toBe('');
      expect(seen.get(text), `${path} repeats: ${text}`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test('content may link to every section of every page', () => {
  const sections = paths.flatMap((path) => {
    const html = readFileSync(`build/client${path}/index.html`, 'utf8');
    const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
    return Array.from(main.matchAll(/<h[2-4] id="([a-z0-9-]+)"/g), ([, id]) => `${path}#${id}`);
  });
  const redirects = sections.map((section, index) => `/old-${index}: ${section}`).join('\n');
  const texts = contentTexts('content').set('redirects.yaml', redirects);
  expect(checkTexts(texts)).toEqual([]);
});

for (const path of samples) {
  test(`${path} shows where the keyboard is, all the way through`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const stops = await page
      .locator('a[href], button, summary, input, textarea')
      .evaluateAll(
        (elements) =>
          elements.filter(
            (element) =>
              element.checkVisibility() && !element.closest('[popover], [aria-hidden=true]'),
          ).length,
      );
    await page.evaluate(watchFocus);
    for (let stop = 0; stop < Math.min(stops, 60); stop += 1) await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => window.focused ?? []);
    expect(focused.length).toBeGreaterThan(0);
    expect(focused.filter((focus) => focus !== 'shown')).toEqual([]);
  });
}

declare global {
  interface Window {
    /** Where the keyboard has been on the page: shown, or the element that does not show it. */
    focused?: string[];
  }
}

/** Notes in the page whether each element shows that it has the focus. */
function watchFocus() {
  const focused: string[] = [];
  window.focused = focused;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.tagName === 'IFRAME') return;
    const { width, height } = target.getBoundingClientRect();
    // A card that is one link wears the ring of its link.
    const ringed = [target, target.closest('article, li')].some(
      (wearer) => wearer && getComputedStyle(wearer).boxShadow !== 'none',
    );
    focused.push(ringed && width > 0 && height > 0 ? 'shown' : target.outerHTML.slice(0, 120));
  });
}

test.describe('a first visit', () => {
  test.use({ ownPage: true });

  // With the tools, which have the most script.
  for (const path of [...samples, '/shipping', '/specialists/prescribing', '/search']) {
    test(`${path} comes to life with at most 12 requests and 80 KB of script`, async ({
      page,
      baseURL,
    }) => {
      const asked: Request[] = [];
      page.on('requestfinished', (request) => asked.push(request));
      await page.goto(path);
      await ownFonts(page);
      await started(page);
      if (await page.locator('x-island').count()) await hydrated(page);
      await page.waitForLoadState('networkidle');
      const ours = asked.filter((request) => new URL(request.url()).origin === baseURL);
      expect(ours.length, ours.map((request) => request.url()).join('\n')).toBeLessThanOrEqual(12);
      const scripts = ours.filter((request) => request.resourceType() === 'script');
      const sizes = await Promise.all(scripts.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(80 * 1024);
    });
  }
});
