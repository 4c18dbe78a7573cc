import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
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

async function audit(url: string, ...options: string[]) {
  const flags = '--headless=new --no-sandbox --disable-gpu --font-render-hinting=none';
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${lighthousePackage}`, '--', 'lighthouse', url].concat(
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags}`,
      ...options,
    ),
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

/** Serves pages without scripts and web fonts. The report compares each page's LCP with theirs. */
async function serveFloor(site: string) {
  const server = createServer(async (request, response) => {
    const pageResponse = await fetch(new URL(request.url ?? '/', site));
    const type = pageResponse.headers.get('content-type') ?? '';
    const body = Buffer.from(await pageResponse.arrayBuffer());
    if (!type.startsWith('text/html')) return response.end(body);
    const html = body
      .toString()
      .replace(/<script(?! type="application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/@font-face\{[^}]*\.woff2[^}]*\}/g, '');
    response.writeHead(pageResponse.status, { 'content-type': type, 'content-encoding': 'br' });
    return response.end(brotliCompressSync(html));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export async function measurePages(site: string, runs: number, paths: string[]) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const sitemapPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const floor = await serveFloor(site);
  const rows = [];
  for (const path of paths.length > 0 ? paths : sitemapPaths) {
    const siteAudits: Awaited<ReturnType<typeof audit>>[] = [];
    const floorAudits: typeof siteAudits = [];
    for (let run = 0; run < runs; run += 1) {
      siteAudits.push(await audit(site + path));
      floorAudits.push(await audit(floor.url + path, '--only-categories=performance'));
    }
    const getMedian = (pick: (audit: (typeof siteAudits)[number]) => number, audits = siteAudits) =>
      median(audits.map(pick));
    const siteLcp = getMedian(({ lcp }) => lcp);
    const floorLcp = getMedian(({ lcp }) => lcp, floorAudits);
    rows.push({
      page: path,
      scores: [0, 1, 2, 3].map((n) => getMedian(({ scores }) => scores[n] ?? 0)).join(' / '),
      'LCP ms': Math.round(siteLcp),
      'LCP to floor': `${(siteLcp / floorLcp).toFixed(2)}x`,
      'TBT ms': Math.round(getMedian(({ tbt }) => tbt)),
      CLS: getMedian(({ cls }) => cls).toFixed(3),
      'script KB': getMedian(({ scriptKilobytes }) => scriptKilobytes).toFixed(1),
      'all KB': getMedian(({ totalKilobytes }) => totalKilobytes).toFixed(1),
      requests: getMedian(({ requestCount }) => requestCount),
    });
    console.error(path);
  }
  floor.close();
  return formatTable(rows);
}
