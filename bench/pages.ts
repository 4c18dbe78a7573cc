import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowserPath } from '../scripts/browsers/chromium.ts';
import { formatTable, median } from './measure.ts';

const lighthousePackage = 'lighthouse@13.5.0';

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() }).loose()),
});
const requestsSchema = z.object({
  details: z.object({
    items: z.array(z.object({ transferSize: z.number().default(0), resourceType: z.string() })),
  }),
});

async function audit(url: string) {
  const flags = '--headless=new --no-sandbox --disable-gpu --font-render-hinting=none';
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...`exec --yes --package=${lighthousePackage} -- lighthouse ${url}`.split(' '),
      ...['--output=json', '--quiet', `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, CHROME_PATH: findBrowserPath() }, maxBuffer: 64 * 2 ** 20 },
  );
  const { audits, categories, runtimeError } = reportSchema.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  const requests = requestsSchema.parse(audits['network-requests']).details.items;
  const sumKilobytes = (items: typeof requests) =>
    items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  return {
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scriptKilobytes: sumKilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalKilobytes: sumKilobytes(requests),
    requestCount: requests.length,
  };
}

export async function measurePages(site: string, runs: number, paths: string[]) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const sitemapPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const rows = [];
  for (const path of paths.length > 0 ? paths : sitemapPaths) {
    const audits: Awaited<ReturnType<typeof audit>>[] = [];
    for (let run = 0; run < runs; run += 1) audits.push(await audit(site + path));
    const getMedian = (pick: (audit: (typeof audits)[number]) => number) =>
      median(audits.map(pick));
    rows.push({
      page: path,
      scores: [0, 1, 2, 3].map((n) => getMedian(({ scores }) => scores[n] ?? 0)).join(' / '),
      'LCP ms': Math.round(getMedian(({ lcp }) => lcp)),
      'TBT ms': Math.round(getMedian(({ tbt }) => tbt)),
      CLS: getMedian(({ cls }) => cls).toFixed(3),
      'script KB': getMedian(({ scriptKilobytes }) => scriptKilobytes).toFixed(1),
      'all KB': getMedian(({ totalKilobytes }) => totalKilobytes).toFixed(1),
      requests: getMedian(({ requestCount }) => requestCount),
    });
    console.error(path);
  }
  return formatTable(rows);
}
