import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type BudgetName, findPageByPath } from '#library/pages.ts';
import { siteManifest } from '#server/site/site-manifest.ts';

const kilobyte = 1024;
/** TCP sends about this much in one round trip. A larger page is painted a round trip later. */
const roundTripBytes = 14 * kilobyte;
/** Pages without islands load no script except the start script. */
const staticPage = { html: 16 * kilobyte, script: 1.3 * kilobyte };
const interactivePage = { html: 16 * kilobyte, script: 80 * kilobyte };

/** Limits are in compressed bytes. The HTML includes the CSS. */
const budgets: Readonly<Record<BudgetName, typeof staticPage>> = {
  still: staticPage,
  // After the response headers, this fits in the first round trip. A notice or a new service may use
  // the last kilobyte.
  home: { ...staticPage, html: 13_630 },
  tabs: { ...interactivePage, html: roundTripBytes },
  interactive: interactivePage,
  // The labels for 40 fields are sent twice: as HTML and as the island's props.
  'large-form': { ...interactivePage, html: 22 * kilobyte },
  post: { ...interactivePage, html: 24 * kilobyte },
  article: { ...staticPage, html: 22 * kilobyte },
};
const fontBudget = 38 * kilobyte;
const sunBudget = 1 * kilobyte;
/** A notice is rare and short-lived, so pages other than Home may be this much larger. */
const noticeBudget = 1 * kilobyte;

const { files, startScript, islands } = siteManifest.parse(
  JSON.parse(readFileSync('build/site.json', 'utf8')),
);

function getWeight(path: string): number {
  const file = files[path];
  if (!file) throw new Error(`A page uses ${path}, which isn’t in the build.`);
  return statSync(`build/${file.br ?? file.file}`).size;
}

function sumWeights(paths: readonly string[]) {
  const weights = [...new Set(paths)].map((path) => ({ path, bytes: getWeight(path) }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = weights.toSorted((left, right) => right.bytes - left.bytes);
  return { total, list: list.map(({ path, bytes }) => `${path}: ${bytes}`).join(', ') };
}

const pages = Object.entries(files).filter(([, { type }]) => type.startsWith('text/html'));

it.each(pages)('keeps %s within its size budgets', (path, { file }) => {
  const html = readFileSync(`build/${file}`, 'utf8');
  const islandScripts = Array.from(
    html.matchAll(/<x-island data-name="([^"]*)"/g),
    ([, name = '']) => islands[name] ?? [],
  );
  const script = sumWeights([startScript, ...islandScripts.flat()]);
  const fonts = sumWeights(
    Array.from(html.matchAll(/url\(([^)]+\.woff2)\)/g), ([, href = '']) => href),
  );
  const budget = budgets[findPageByPath(path)?.budget ?? 'still'];
  const noticeBytes = path !== '/' && html.includes('<aside id="notice"') ? noticeBudget : 0;
  expect(getWeight(path)).toBeLessThanOrEqual(budget.html + noticeBytes);
  expect(script.total, script.list).toBeLessThanOrEqual(budget.script);
  expect(fonts.total, fonts.list).toBeLessThanOrEqual(fontBudget);
});

it('keeps the scripts for light in drawings small', () => {
  const lightScripts = Object.keys(files).filter((path) => /^\/assets\/(sun|calendar)-/.test(path));
  expect(lightScripts).toHaveLength(2);
  expect(sumWeights(lightScripts).total).toBeLessThanOrEqual(sunBudget);
});
