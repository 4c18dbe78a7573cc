import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserPath } from '../scripts/browsers/chromium.ts';

export interface PageFigures {
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number };
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  speedIndex: number;
  bytes: {
    document: number;
    script: number;
    stylesheet: number;
    font: number;
    image: number;
    all: number;
  };
  requests: number;
}

export interface Auditor {
  /** All four categories, or performance alone, which takes a third less time. */
  audit(url: string, only?: 'performance'): Promise<PageFigures>;
  close(): Promise<void>;
}

/** Lighthouse's mobile profile, simulated throttling, one browser for all pages. */
export async function launchAuditor(): Promise<Auditor> {
  const chrome = await chromeLauncher.launch({
    chromePath: browserPath(),
    logLevel: 'silent',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      // Letters as wide as on a phone, whatever the machine does to its own fonts.
      '--font-render-hinting=none',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    audit: (url, only) => audit(url, chrome.port, only),
    close: async () => chrome.kill(),
  };
}

async function audit(
  url: string,
  port: number,
  only?: 'performance',
  attempts = 3,
): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    ...(only && { onlyCategories: [only] }),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  // Now and then the browser paints nothing in its hidden window. That is no figure of the page.
  if (runtimeError?.code === 'NO_FCP' && attempts > 1) return audit(url, port, only, attempts - 1);
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    speedIndex: figure('speed-index'),
    ...transferred(audits['network-requests']?.details),
  };
}

function transferred(details: unknown): Pick<PageFigures, 'bytes' | 'requests'> {
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, all: 0 };
  const items = itemsOf(details);
  for (const item of items) {
    const size = Number(Reflect.get(item, 'transferSize') ?? 0);
    const kind = String(Reflect.get(item, 'resourceType') ?? '').toLowerCase();
    if (kind in bytes && kind !== 'all') bytes[kind as keyof typeof bytes] += size;
    bytes.all += size;
  }
  return { bytes, requests: items.length };
}

function itemsOf(details: unknown): object[] {
  const items =
    typeof details === 'object' && details !== null && 'items' in details ? details.items : [];
  return Array.isArray(items)
    ? items.filter((item) => typeof item === 'object' && item !== null)
    : [];
}
