import type { GrowthRow } from './growth.ts';
import type { InteractionRow } from './interaction.ts';
import type { PageFigures } from './lighthouse.ts';
import type { LoadRow } from './server-load.ts';

export interface PageRow {
  path: string;
  page: PageFigures;
  floor: PageFigures;
}

export interface PeerRow {
  name: string;
  url: string;
  page: PageFigures;
}

export interface Report {
  machine: string;
  taken: string;
  runs: number;
  pages: PageRow[];
  peers: PeerRow[];
  interactions: InteractionRow[];
  navigation: InteractionRow[];
  waking: InteractionRow[];
  load: LoadRow[];
  server: { startMilliseconds: number; restMegabytes: number; loadedMegabytes: number };
  growth: GrowthRow[];
}

const whole = (figure: number) =>
  Number.isFinite(figure) ? Math.round(figure).toLocaleString('en-US') : '–';
const ratio = (figure: number) => (Number.isFinite(figure) ? `${figure.toFixed(2)}x` : '–');
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function table(head: string[], rows: (string | number)[][]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const scores = ({ scores: { performance, accessibility, bestPractices, seo } }: PageFigures) =>
  [performance, accessibility, bestPractices, seo].join(' / ');

function pageTable(rows: PageRow[]): string {
  return table(
    [
      'page',
      'scores',
      'FCP',
      'LCP',
      'floor LCP',
      'LCP to floor',
      'TBT',
      'CLS',
      'Speed Index',
      'HTML+CSS',
      'script',
      'fonts',
      'all KB',
      'requests',
    ],
    rows.map(({ path, page, floor }) => [
      path,
      scores(page),
      whole(page.firstPaint),
      whole(page.largestPaint),
      whole(floor.largestPaint),
      ratio(page.largestPaint / floor.largestPaint),
      whole(page.blocking),
      page.shift.toFixed(3),
      whole(page.speedIndex),
      kilobytes(page.bytes.document + page.bytes.stylesheet),
      kilobytes(page.bytes.script),
      kilobytes(page.bytes.font),
      kilobytes(page.bytes.all),
      page.requests,
    ]),
  );
}

function peerTable(home: PageFigures | undefined, peers: PeerRow[]): string {
  return table(
    ['site', 'scores', 'LCP', 'our Home to it', 'TBT', 'CLS', 'all KB', 'requests'],
    peers.map(({ name, page }) => [
      name,
      scores(page),
      whole(page.largestPaint),
      ratio((home?.largestPaint ?? Number.NaN) / page.largestPaint),
      whole(page.blocking),
      page.shift.toFixed(3),
      kilobytes(page.bytes.all),
      page.requests,
    ]),
  );
}

export function markdown(report: Report): string {
  const home = report.pages.find(({ path }) => path === '/')?.page;
  const pageLoad = report.load.find(({ name }) => name === 'page')?.ours;
  const times = (rows: InteractionRow[]) =>
    table(
      ['what', 'ms'],
      rows.map(({ name, milliseconds }) => [name, whole(milliseconds)]),
    );
  const sections: [title: string, body: string][] = [
    [
      'Pages',
      `Lighthouse, mobile profile, simulated throttling. Scores are performance / accessibility / best practices / SEO, the last three judged once; times in ms; sizes in KB as sent. The floor is the same page with its CSS inside, no script and no web font.\n\n${pageTable(report.pages)}`,
    ],
    [
      'Interaction',
      `The slowest event of each interaction (INP), CPU throttled fourfold. 0 means under 16 ms.\n\n${times(report.interactions)}`,
    ],
    [
      'Navigation',
      `From click to first contentful paint, after a hover of 300 ms, CPU throttled fourfold. The hover prefetches a document; prerendering, which a driven browser does not do, is not measured.\n\n${times(report.navigation)}`,
    ],
    [
      'Waking',
      `From the request of a page to the moment in which all of its islands act, with nothing cached, CPU throttled fourfold.\n\n${times(report.waking)}`,
    ],
    [
      'Server',
      `wrk, 10 connections, beside nginx with one worker and gzip_static on the same files in the same run. An unknown path may cost twice the processor time of a page; a search is rendered, and beyond what may wait it is answered with 503.\n\n${table(
        [
          'request',
          'requests/s',
          'p99 ms',
          'CPU µs',
          'CPU to a page',
          'nginx requests/s',
          'nginx p99 ms',
          'to nginx',
        ],
        report.load.map(({ name, ours, nginx }) => [
          name,
          whole(ours.requestsPerSecond),
          ours.p99Milliseconds.toFixed(2),
          whole(ours.processorMicroseconds ?? Number.NaN),
          ratio(
            (ours.processorMicroseconds ?? Number.NaN) /
              (pageLoad?.processorMicroseconds ?? Number.NaN),
          ),
          whole(nginx?.requestsPerSecond ?? Number.NaN),
          nginx?.p99Milliseconds.toFixed(2) ?? '–',
          ratio(ours.requestsPerSecond / (nginx?.requestsPerSecond ?? Number.NaN)),
        ]),
      )}\n\nCold start ${whole(report.server.startMilliseconds)} ms; memory ${whole(report.server.restMegabytes)} MB at rest, ${whole(report.server.loadedMegabytes)} MB after the load.`,
    ],
    [
      'Growth',
      `The whole prerender with more articles. Page weights are uncompressed.\n\n${table(
        ['articles', 'build s', 'ms per article', 'peak MB', 'a post KB', 'the index KB'],
        report.growth.map(
          ({ articles, buildSeconds, peakMegabytes, articleKilobytes, indexKilobytes }) => [
            articles.toLocaleString('en-US'),
            buildSeconds.toFixed(1),
            ((buildSeconds / articles) * 1000).toFixed(1),
            whole(peakMegabytes),
            whole(articleKilobytes),
            whole(indexKilobytes),
          ],
        ),
      )}`,
    ],
  ];
  if (report.peers.length > 0) sections.splice(1, 0, ['Peers', peerTable(home, report.peers)]);
  return `# Measured\n\nTaken ${report.taken} with \`npm run bench\` on ${report.machine}. Medians of ${report.runs}, interleaved. What a run leaves out, with \`--only\` or \`--path\`, keeps the figures of the run before it, which may be of another day and machine.\n\n${sections
    .filter(([, body]) => body.trim())
    .map(([title, body]) => `## ${title}\n\n${body}`)
    .join('\n\n')}\n`;
}

/** The few lines that the README shows. */
export function summary(report: Report): string {
  const worst = <Row>(rows: Row[], pick: (row: Row) => number) => Math.max(...rows.map(pick));
  const lowest = Math.min(...report.pages.flatMap(({ page }) => Object.values(page.scores)));
  const home = report.pages.find(({ path }) => path === '/');
  const page = report.load.find(({ name }) => name === 'page');
  return table(
    ['measured', 'figure'],
    [
      [`lowest Lighthouse score of ${report.pages.length} pages, four categories`, lowest],
      [
        'LCP of Home, as a ratio to the same page without script and web fonts',
        ratio((home?.page.largestPaint ?? Number.NaN) / (home?.floor.largestPaint ?? Number.NaN)),
      ],
      [
        'largest layout shift of any page',
        worst(report.pages, ({ page: { shift } }) => shift).toFixed(3),
      ],
      ['Home on a first visit, all in', `${kilobytes(home?.page.bytes.all ?? Number.NaN)} KB`],
      [
        'slowest interaction at 4x CPU throttle',
        `${whole(worst(report.interactions, ({ milliseconds }) => milliseconds))} ms`,
      ],
      [
        'requests per second on a page, as a ratio to nginx',
        ratio(
          (page?.ours.requestsPerSecond ?? Number.NaN) /
            (page?.nginx?.requestsPerSecond ?? Number.NaN),
        ),
      ],
      [
        'cold start; memory at rest',
        `${whole(report.server.startMilliseconds)} ms; ${whole(report.server.restMegabytes)} MB`,
      ],
    ],
  );
}
