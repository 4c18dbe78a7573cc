/**
 * `npm run bench > bench/report.md` builds the site, serves it as production does, and prints what
 * it measured. Needs wrk for the server and inquiry parts, and uses nginx where it is installed.
 *
 *   --runs 5                        how many runs each median is taken from
 *   --only pages,interaction,server,inquiry
 *   --path /learn,/blog             measure only these pages
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
const parts = new Set(values.only.split(','));

await buildIfStale();
const cores = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`;
const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
console.log(`# Measured

${new Date().toISOString().slice(0, 10)}, ${cores}, ${memory}, Node ${process.version}. Medians of ${runs}.`);

const show = (title: string, text: string) => console.log(`\n## ${title}\n\n${text}`);
if (parts.has('server')) show('Server', await measureServer(runs));
if (parts.has('inquiry')) show('Inquiries', await measureInquiries(runs));
const site = await startSite();
if (parts.has('interaction')) {
  show('Interaction, CPU throttled four times', await measureInteractions(site.url, runs));
  show('Hydration, CPU throttled four times', await measureHydration(site.url, runs));
}
if (parts.has('pages')) {
  const paths = values.path.split(',').filter(Boolean);
  show('Pages, Lighthouse mobile profile', await measurePages(site.url, runs, paths));
}
await site.close();
