import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { desktop, expect, full, started, test } from './site.ts';
import { paths } from './sitemap.ts';

/** Pages with drawings that convey information. Other drawings only illustrate text. */
const informative: [path: string, drawings: string][] = [
  ...paths
    .filter((path) => path.startsWith('/learn/condition/'))
    .map((path): [string, string] => [path, 'main figure svg']),
  ['/services/dermatological', 'main svg[role="img"]:not(a svg), main ol svg'],
  ['/services/compounding', 'main .deep svg'],
  ['/shipping', 'main svg[role="img"]'],
  ['/faq', 'main header svg'],
];

/** Shapes that need no contrast: light, shadows and skin layers, then the logo and dashed lines. */
const ignoredShapes = [
  '.cast *, .fill-light, clipPath *, [fill="var(--light)"], [fill="var(--g-wash)"]',
  'path.overprint, [stroke-dasharray]',
].join();

/** Compare colors this many pixels to either side of an edge, which is the width of a line. */
const reach = 5;

test.describe('informative drawings', () => {
  test.use({ viewport: desktop });
  for (const [path, drawings] of informative) {
    test(`have edges with enough contrast in both schemes on ${path}`, full, async ({ page }) => {
      await page.goto(path);
      await started(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const colorAt = await pixelColors(page, drawings);
        let pointCount = 0;
        for (const { shape, edge } of await edges(page, drawings)) {
          const ratios = edge.map(({ x, y, across }) => {
            const colors = steps.map((step) => colorAt(x + step * across.x, y + step * across.y));
            const ends = [colors.at(0) ?? '', colors.at(-1) ?? ''];
            return Math.max(
              ...colors.flatMap((color) => ends.map((end) => wcagContrast(color, end))),
            );
          });
          // At a low ratio, another part hides the edge.
          const visible = ratios.filter((ratio) => ratio > 1.2);
          pointCount += visible.length;
          const clear = visible.filter((ratio) => ratio >= 3);
          expect(
            clear.length,
            `${shape}, ${colorScheme}: ${visible.map((ratio) => ratio.toFixed(1))}`,
          ).toBeGreaterThanOrEqual(visible.length / 2);
        }
        expect(pointCount, 'visible points').toBeGreaterThan(50);
      }
    });
  }
});

const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);

/** Takes a screenshot of the drawings and returns the color of each pixel. */
async function pixelColors(page: Page, drawings: string) {
  const clip = await page.locator(drawings).evaluateAll((elements) => {
    const boxes = elements.map((drawing) => drawing.getBoundingClientRect());
    const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) + scrollY - 10);
    const end = Math.max(...boxes.map(({ bottom }) => bottom)) + scrollY + 10;
    return { x: 0, y: Math.floor(y), width: innerWidth, height: Math.ceil(end - y) };
  });
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const at = 3 * (Math.round(y - clip.y) * info.width + Math.round(x));
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
}

/** Points on the outline of every visible shape, with the direction across the outline. */
async function edges(page: Page, drawings: string) {
  return page.locator(drawings).evaluateAll(
    (elements, [ignored, margin]) =>
      elements
        .flatMap((drawing) => [
          ...drawing.querySelectorAll<SVGGeometryElement>('path, circle, rect, line'),
        ])
        .filter((shape) => !shape.matches(ignored) && shape.getClientRects().length > 0)
        .map((shape) => {
          const matrix = shape.getScreenCTM() ?? new DOMMatrix();
          const length = shape.getTotalLength();
          const { fill, strokeWidth } = getComputedStyle(shape);
          // A line has its edge half its width away.
          const offset = fill === 'none' ? (Number.parseFloat(strokeWidth) * matrix.a) / 2 : 0;
          const pointAt = (at: number) => shape.getPointAtLength(at).matrixTransform(matrix);
          const edge = Array.from({ length: 40 }, (_, index) => {
            const at = ((index + 0.5) / 40) * length;
            const [here, next] = [pointAt(at), pointAt(at + 0.1)];
            const [dx, dy] = [next.x - here.x, next.y - here.y];
            const long = Math.hypot(dx, dy) || 1;
            const across = { x: -dy / long, y: dx / long };
            return {
              x: here.x + scrollX + offset * across.x,
              y: here.y + scrollY + offset * across.y,
              across,
            };
          });
          const { width, height } = document.documentElement.getBoundingClientRect();
          return {
            shape: shape.outerHTML.slice(0, 120),
            edge: edge.filter(({ x, y }) => Math.min(x, y, width - x, height - y) > margin),
          };
        }),
    [ignoredShapes, reach] as const,
  );
}
