import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BudgetName, pageAt } from '#library/pages.ts';
import { siteManifest } from '#server/site/site-manifest.ts';

const kilobyte = 1024;
/** The initial congestion window of TCP. A larger page is painted a round trip later. */
const firstRoundTrip = 14 * kilobyte;
/** Pages without islands load the start script and nothing else. */
const staticPage = { html: 16 * kilobyte, script: 1 * kilobyte };
/** React is three quarters of the script. */
const interactive = { html: 16 * kilobyte, script: 80 * kilobyte };

/** The compressed size limits of each kind of page in bytes. The HTML includes the CSS. */
const budgets: Readonly<Record<BudgetName, typeof staticPage>> = {
  still: staticPage,
  // 13,670 bytes fit into the first round trip with the headers. One kilobyte is left for changes.
  home: { ...staticPage, html: 12_646 },
  tabs: { ...interactive, html: firstRoundTrip },
  interactive,
  // The labels of forty fields are sent twice, as HTML and as props of the island.
  'large-form': { ...interactive, html: 20 * kilobyte },
  post: { ...interactive, html: 24 * kilobyte },
  article: { ...staticPage, html: 20 * kilobyte },
};
const fontBudget = 38 * kilobyte;
/** The script that changes the light with the hours. It loads after the first paint. */
const sunBudget = 1 * kilobyte;

const { files, startScript, islands } = siteManifest.parse(
  JSON.parse(readFileSync('build/site.json', 'utf8')),
);

function weightOf(path: string): number {
  const file = files[path];
  if (!file) throw new Error(`A page uses ${path}, which is not in the build.`);
  return statSync(`build/${file.br ?? file.file}`).size;
}

/** The total size of files, and a list of their sizes, largest first. */
function weigh(paths: readonly string[]) {
  const weights = [...new Set(paths)].map((path) => ({ path, bytes: weightOf(path) }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = weights.toSorted((one, other) => other.bytes - one.bytes);
  return { total, list: list.map(({ path, bytes }) => `${path}: ${bytes}`).join(', ') };
}

const pages = Object.entries(files).filter(([, { type }]) => type.startsWith('text/html'));

describe.each(pages)('%s', (path, { file }) => {
  const html = readFileSync(`build/${file}`, 'utf8');
  const islandScripts = Array.from(
    html.matchAll(/<x-island data-name="([^"]*)"/g),
    ([, name = '']) => islands[name] ?? [],
  );
  const script = weigh([startScript, ...islandScripts.flat()]);
  const fonts = weigh(Array.from(html.matchAll(/url\(([^)]+\.woff2)\)/g), ([, href = '']) => href));

  it('is within its budgets', () => {
    const budget = budgets[pageAt(path)?.budget ?? 'still'];
    expect(weightOf(path)).toBeLessThanOrEqual(budget.html);
    expect(script.total, script.list).toBeLessThanOrEqual(budget.script);
    expect(fonts.total, fonts.list).toBeLessThanOrEqual(fontBudget);
  });
});

it('keeps the script for the light small', () => {
  const light = Object.keys(files).filter((path) => /^\/assets\/(sun|calendar)-/.test(path));
  expect(light).toHaveLength(2);
  expect(weigh(light).total).toBeLessThanOrEqual(sunBudget);
});
