/**
 * `npm run bench`: builds the site, serves it as production does, and measures it.
 *
 *   --peer name=http://127.0.0.1:4101/   measure another site in the same run (repeatable)
 *   --runs 5                             how many runs a median is made of
 *   --only pages,interaction,server,growth
 *   --path /learn,/blog                  measure these pages anew and keep the others' figures
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.ts';
import { serveFloor } from './floor.ts';
import { measureGrowth } from './growth.ts';
import { measureInteractions } from './interaction.ts';
import { launchAuditor, type PageFigures } from './lighthouse.ts';
import { measureNavigation, measureWaking } from './navigation.ts';
import { markdown, type PageRow, type Report, summary } from './report.ts';
import { hasTool, measureLoad, startNginx } from './server-load.ts';
import { startSite } from './site-process.ts';
import { median } from './statistics.ts';

const { values } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'pages,interaction,server,growth' },
    path: { type: 'string' },
  },
});
const runs = Number(values.runs);
const parts = new Set(values.only.split(','));
const peers = values.peer.map((peer) => {
  const [name = '', url = ''] = peer.split(/=(.*)/s);
  if (!URL.canParse(url)) throw new Error(`--peer ${peer}: write it as name=http://address/.`);
  return { name, url };
});

const progress = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

await buildIfStale();
const report = { ...empty(), ...previous() };
report.machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
report.taken = new Date().toISOString().slice(0, 10);
report.runs = runs;

if (parts.has('server')) {
  await measureServer();
  save();
}
const site = await startSite();
if (parts.has('interaction')) {
  progress('interactions');
  report.interactions = await measureInteractions(site.url, runs);
  report.navigation = await measureNavigation(site.url, runs);
  report.waking = await measureWaking(site.url, runs);
  save();
}
if (parts.has('pages')) {
  await measurePages(site.url);
  save();
}
await site.close();
if (parts.has('growth')) {
  report.growth = await measureGrowth([10, 100, 1_000, 10_000], progress);
  save();
}

/** After each part: the next may fail, an hour later. */
function save() {
  writeFileSync('bench/report.json', `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync('bench/report.md', markdown(report));
  writeReadme();
  progress('bench/report.md, bench/report.json and the table of the README are written.');
}

async function measureServer() {
  const starts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = await startSite();
    starts.push(started.startMilliseconds);
    await started.close();
  }
  const ours = await startSite();
  const restMegabytes = ours.memoryMegabytes() ?? Number.NaN;
  if (!hasTool('wrk'))
    throw new Error('The load part needs wrk: apt-get install wrk, or leave it out with --only.');
  const nginx = hasTool('nginx') ? await startNginx() : undefined;
  if (!nginx) progress('nginx is not installed: the server is measured without it.');
  report.load = await measureLoad(ours, nginx?.url, runs, progress);
  report.server = {
    startMilliseconds: median(starts),
    restMegabytes,
    loadedMegabytes: ours.memoryMegabytes() ?? Number.NaN,
  };
  await nginx?.close();
  await ours.close();
}

async function measurePages(origin: string) {
  const sitemap = await fetch(`${origin}/sitemap.xml`).then((answer) => answer.text());
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const chosen = new Set(values.path?.split(','));
  const paths = chosen.size > 0 ? routes.filter((path) => chosen.has(path)) : routes;
  const floor = await serveFloor(origin);
  const auditor = await launchAuditor();
  const rows: PageRow[] = [];
  const others = peers.map((peer) => ({ ...peer, found: [] as PageFigures[] }));
  for (const [index, path] of paths.entries()) {
    const page: PageFigures[] = [];
    const bare: PageFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      // Three of the four categories look at what the page holds, which no run changes.
      page.push(await auditor.audit(origin + path, run === 0 ? undefined : 'performance'));
      bare.push(await auditor.audit(floor.url + path, 'performance'));
      // Other sites are compared with Home, so they are measured between its runs.
      if (path === '/') for (const peer of others) peer.found.push(await auditor.audit(peer.url));
    }
    rows.push({ path, page: middle(page), floor: middle(bare) });
    progress(`${index + 1} of ${paths.length}: ${path}`);
  }
  await auditor.close();
  floor.close();
  report.pages = routes.flatMap(
    (route) => [...rows, ...report.pages].find(({ path }) => path === route) ?? [],
  );
  report.peers = others.map(({ name, url, found }) => ({ name, url, page: middle(found) }));
}

/** The median of each figure on its own; the first run alone judges more than performance. */
function middle(all: PageFigures[]): PageFigures {
  const judged = all[0]?.scores;
  const of = (pick: (figures: PageFigures) => number) => median(all.map(pick));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: judged?.accessibility ?? Number.NaN,
      bestPractices: judged?.bestPractices ?? Number.NaN,
      seo: judged?.seo ?? Number.NaN,
    },
    firstPaint: of(({ firstPaint }) => firstPaint),
    largestPaint: of(({ largestPaint }) => largestPaint),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    speedIndex: of(({ speedIndex }) => speedIndex),
    bytes: {
      document: of(({ bytes }) => bytes.document),
      script: of(({ bytes }) => bytes.script),
      stylesheet: of(({ bytes }) => bytes.stylesheet),
      font: of(({ bytes }) => bytes.font),
      image: of(({ bytes }) => bytes.image),
      all: of(({ bytes }) => bytes.all),
    },
    requests: of(({ requests }) => requests),
  };
}

function writeReadme() {
  const readme = readFileSync('README.md', 'utf8');
  const marks = /(<!-- measured -->\n)[\s\S]*?(<!-- \/measured -->)/;
  writeFileSync('README.md', readme.replace(marks, `$1${summary(report)}\n$2`));
}

/** Parts that are not measured anew keep their last figures. */
function previous(): Report | undefined {
  try {
    return JSON.parse(readFileSync('bench/report.json', 'utf8'));
  } catch {
    return undefined;
  }
}

function empty(): Report {
  return {
    machine: '',
    taken: '',
    runs,
    pages: [],
    peers: [],
    interactions: [],
    navigation: [],
    waking: [],
    load: [],
    server: {
      startMilliseconds: Number.NaN,
      restMegabytes: Number.NaN,
      loadedMegabytes: Number.NaN,
    },
    growth: [],
  };
}
