import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { browserPath } from '../scripts/browsers/chromium.ts';
import { median, table } from './measure.ts';

// Only this benchmark needs Lighthouse, so npm fetches it when the benchmark runs.
const lighthouse = 'lighthouse@13.5.0';

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
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url].concat(
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags}`,
    ),
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: 64 * 2 ** 20 },
  );
  const { audits, categories, runtimeError } = reportSchema.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  const requests = requestsSchema.parse(audits['network-requests']).details.items;
  const kilobytes = (items: typeof requests) =>
    items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  return {
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    script: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    all: kilobytes(requests),
    requests: requests.length,
  };
}

/** Serves every page of the site without script and web fonts, the fastest it could paint. */
async function serveFloor(site: string) {
  const server = createServer(async (request, response) => {
    const page = await fetch(new URL(request.url ?? '/', site));
    const type = page.headers.get('content-type') ?? '';
    const body = Buffer.from(await page.arrayBuffer());
    if (!type.startsWith('text/html')) return response.end(body);
    const bare = body
      .toString()
      .replace(/<script(?! type="application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/@font-face\{[^}]*\.woff2[^}]*\}/g, '');
    response.writeHead(page.status, { 'content-type': type, 'content-encoding': 'br' });
    return response.end(brotliCompressSync(bare));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Audits every page in the sitemap, or only `paths`, with Lighthouse's mobile profile. */
export async function measurePages(site: string, runs: number, paths: string[]) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const floor = await serveFloor(site);
  const rows = [];
  for (const path of paths.length > 0 ? paths : all) {
    const ours: Awaited<ReturnType<typeof audit>>[] = [];
    const bare: typeof ours = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await audit(site + path));
      bare.push(await audit(floor.url + path));
    }
    const middle = (pick: (figures: (typeof ours)[number]) => number, of = ours) =>
      median(of.map(pick));
    const paint = middle(({ largestPaint }) => largestPaint);
    const floorPaint = middle(({ largestPaint }) => largestPaint, bare);
    rows.push({
      page: path,
      scores: [0, 1, 2, 3].map((n) => middle(({ scores }) => scores[n] ?? 0)).join(' / '),
      'LCP ms': Math.round(paint),
      'LCP to floor': `${(paint / floorPaint).toFixed(2)}x`,
      'TBT ms': Math.round(middle(({ blocking }) => blocking)),
      CLS: middle(({ shift }) => shift).toFixed(3),
      'script KB': middle(({ script }) => script).toFixed(1),
      'all KB': middle((figures) => figures.all).toFixed(1),
      requests: middle(({ requests }) => requests),
    });
    console.error(path);
  }
  floor.close();
  return table(rows);
}
