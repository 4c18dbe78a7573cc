import type { Page } from '@playwright/test';
import { wcagLuminance } from 'culori';
import sharp from 'sharp';
import { awaitStart, desktop, expect, full, test } from './site.ts';
import { paths } from './sitemap.ts';

test.use({ viewport: desktop });

/** These drawings convey information. Other drawings only illustrate text. */
const drawingsByPage: [path: string, drawings: string][] = [
  ...paths
    .filter((path) => path.startsWith('/learn/condition/'))
    .map((path): [string, string] => [path, 'main figure svg']),
  ['/services/dermatological', 'main svg[role="img"]:not(a svg), main ol svg'],
  ['/services/compounding', 'main .deep svg'],
  ['/shipping', 'main svg[role="img"]'],
  ['/faq', 'main header svg'],
];

/** Light, shadows, skin layers, the logo and dashed lines don't need contrast. */
const ignoredShapes = [
  '.cast *, .fill-light, clipPath *, [fill="var(--light)"], [fill*="var(--g-wash)"]',
  'path.overprint, [stroke-dasharray]',
].join();

/** Samples this many pixels on each side of an edge, which crosses the widest line. */
const edgeDistance = 5;

for (const [path, drawings] of drawingsByPage) {
  test(`has enough contrast at edges on ${path}`, full, async ({ page }) => {
    await page.goto(path);
    await awaitStart(page);
    await expect(page.locator(drawings).first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const getLuminance = await readLuminance(page);
      let pointCount = 0;
      const edges = await findEdges(page, drawings);
      for (const { shape, edge } of edges) {
        const ratios = edge.map(({ x, y, normal }) => {
          const values = offsets.map((distance) =>
            getLuminance(x + distance * normal.x, y + distance * normal.y),
          );
          const [first = 0, last = 0] = [values.at(0), values.at(-1)];
          return Math.max(
            ...values.flatMap((value) => [getContrast(value, first), getContrast(value, last)]),
          );
        });
        // At a low ratio, another shape hides the edge.
        const visibleRatios = ratios.filter((ratio) => ratio > 1.2);
        pointCount += visibleRatios.length;
        const clearRatios = visibleRatios.filter((ratio) => ratio >= 3);
        expect(
          clearRatios.length,
          `${shape}, ${colorScheme}: ${visibleRatios.map((ratio) => ratio.toFixed(1))}`,
        ).toBeGreaterThanOrEqual(visibleRatios.length / 2);
      }
      // The drawing of plain skin has nothing to tell apart.
      if (edges.length > 0) expect(pointCount, 'visible points').toBeGreaterThan(50);
    }
  });
}

const offsets = Array.from({ length: 2 * edgeDistance + 1 }, (_, index) => index - edgeDistance);

const getContrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

async function readLuminance(page: Page) {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminances = new Map<string, number>();
  return (x: number, y: number) => {
    const start = 3 * (Math.round(y) * info.width + Math.round(x));
    const color = `#${data.subarray(start, start + 3).toString('hex')}`;
    const luminance = luminances.get(color) ?? wcagLuminance(color);
    luminances.set(color, luminance);
    return luminance;
  };
}

async function findEdges(page: Page, drawings: string) {
  return page.locator(drawings).evaluateAll(
    (elements, [ignoredSelector, margin]) =>
      elements
        .flatMap((drawing) => [
          ...drawing.querySelectorAll<SVGGeometryElement>('path, circle, rect, line'),
        ])
        .filter((shape) => !shape.matches(ignoredSelector) && shape.getClientRects().length > 0)
        .map((shape) => {
          const matrix = shape.getScreenCTM() ?? new DOMMatrix();
          const length = shape.getTotalLength();
          const { fill, strokeWidth } = getComputedStyle(shape);
          // A line's edge is half its width away.
          const offset = fill === 'none' ? (Number.parseFloat(strokeWidth) * matrix.a) / 2 : 0;
          const getPoint = (length: number) =>
            shape.getPointAtLength(length).matrixTransform(matrix);
          const edge = Array.from({ length: 40 }, (_, index) => {
            const distance = ((index + 0.5) / 40) * length;
            const [point, nextPoint] = [getPoint(distance), getPoint(distance + 0.1)];
            const [dx, dy] = [nextPoint.x - point.x, nextPoint.y - point.y];
            const stepLength = Math.hypot(dx, dy) || 1;
            const normal = { x: -dy / stepLength, y: dx / stepLength };
            return {
              x: point.x + scrollX + offset * normal.x,
              y: point.y + scrollY + offset * normal.y,
              normal,
            };
          });
          const { width, height } = document.documentElement.getBoundingClientRect();
          return {
            shape: shape.outerHTML.slice(0, 120),
            edge: edge.filter(({ x, y }) => Math.min(x, y, width - x, height - y) > margin),
          };
        }),
    [ignoredShapes, edgeDistance] as const,
  );
}
