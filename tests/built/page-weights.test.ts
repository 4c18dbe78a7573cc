import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BudgetName, pageAt } from '#library/pages.ts';
import { siteManifest } from '#server/site/site-manifest.ts';

const kilobyte = 1024;
/** What a server sends before it hears back. A larger page is painted a round trip later. */
const firstRoundTrip = 14 * kilobyte;
/** Pages without islands load the start script and nothing else. */
const still = { html: 16 * kilobyte, script: 1 * kilobyte };
/** React is three quarters of the script. */
const interactive = { html: 16 * kilobyte, script: 80 * kilobyte };

/** What a page may weigh in bytes as sent. Its HTML carries its CSS. */
const budgets: Readonly<Record<BudgetName, typeof still>> = {
  still,
  // 13,670 bytes fit into the first round trip with the headers. One kilobyte is left for changes.
  home: { ...still, html: 12_646 },
  tabs: { ...interactive, html: firstRoundTrip },
  interactive,
  // The words of forty fields come twice, as HTML and as data for the island.
  'large-form': { ...interactive, html: 20 * kilobyte },
  post: { ...interactive, html: 24 * kilobyte },
  article: { ...still, html: 20 * kilobyte },
};
const fontBudget = 38 * kilobyte;
/** The script that moves the light with the hours, on every page, long after it is painted. */
const sunBudget = 1 * kilobyte;

const { files, startScript, islands } = siteManifest.parse(
  JSON.parse(readFileSync('build/site.json', 'utf8')),
);

function weightOf(path: string): number {
  const file = files[path];
  if (!file) throw new Error(`A page refers to ${path}, which is not in the build.`);
  return statSync(`build/${file.br ?? file.file}`).size;
}

/** The weight of each file, the heaviest first, and of all of them. */
function weigh(paths: readonly string[]) {
  const weights = [...new Set(paths)].map((path) => ({ path, bytes: weightOf(path) }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = weights.toSorted((one, other) => other.bytes - one.bytes);
  return { total, list: list.map(({ path, bytes }) => `${path}: ${bytes}`).join(', ') };
}

const pages = Object.entries(files).filter(([, { type }]) => type.startsWith('text/html'));

describe.each(pages)('%s', (path, { file }) => {
  const html = readFileSync(`build/${file}`, 'utf8');
  const awake = Array.from(
    html.matchAll(/<x-island data-name="([^"]*)"/g),
    ([, name = '']) => islands[name] ?? [],
  );
  const script = weigh([startScript, ...awake.flat()]);
  const fonts = weigh(Array.from(html.matchAll(/url\(([^)]+\.woff2)\)/g), ([, href = '']) => href));

  it('is within its budgets', () => {
    const budget = budgets[pageAt(path)?.budget ?? 'still'];
    expect(weightOf(path)).toBeLessThanOrEqual(budget.html);
    expect(script.total, script.list).toBeLessThanOrEqual(budget.script);
    expect(fonts.total, fonts.list).toBeLessThanOrEqual(fontBudget);
  });
});

it('moves the light with little script', () => {
  const light = Object.keys(files).filter((path) => /^\/assets\/(sun|calendar)-/.test(path));
  expect(light).toHaveLength(2);
  expect(weigh(light).total).toBeLessThanOrEqual(sunBudget);
});
