/**
 * `npm run bench > bench/report.md` builds the site, runs it in production mode and prints the
 * results. The server and inquiry benchmarks need wrk, and the inquiry
 * benchmark needs PostgreSQL. If nginx is installed, the server benchmark compares with it.
 *
 *   --runs 5               set the number of runs per median
 *   --only pages,server    run only these (of pages, interaction, server, inquiry)
 *   --path /learn,/blog    measure only these pages in the pages benchmark
 */
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.ts';
import { measureInquiries } from './inquiry.ts';
import { measureHydration, measureInteractions } from './interaction.ts';
import { startSite } from './measure.ts';
import { measurePages } from './pages.ts';
import { measureServer } from './server.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'pages,interaction,server,inquiry' },
    path: { type: 'string', default: '' },
  },
});
const runs = Number(values.runs);
const benchmarks = new Set(values.only.split(','));

await buildIfStale();
const cpuDescription = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`;
const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
console.log(`# Benchmark results

${new Date().toISOString().slice(0, 10)}, ${cpuDescription}, ${memory}, Node ${process.version}. Medians of ${runs} runs.`);

const printSection = (title: string, text: string) => console.log(`\n## ${title}\n\n${text}`);
if (benchmarks.has('server')) printSection('Server', await measureServer(runs));
if (benchmarks.has('inquiry')) printSection('Inquiries', await measureInquiries(runs));
const site = await startSite();
if (benchmarks.has('interaction')) {
  printSection('Interaction, 4× CPU throttling', await measureInteractions(site.url, runs));
  printSection('Hydration, 4× CPU throttling', await measureHydration(site.url, runs));
}
if (benchmarks.has('pages')) {
  const paths = values.path.split(',').filter(Boolean);
  printSection('Pages, Lighthouse mobile profile', await measurePages(site.url, runs, paths));
}
await site.close();
