import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { desktop, expect, full, started, test } from './site.ts';
import { paths } from './sitemap.ts';

/** Drawings whose parts say something, where they stand. The others are beside words that say it. */
const informative: [path: string, drawings: string][] = [
  ...paths
    .filter((path) => path.startsWith('/learn/condition/'))
    .map((path): [string, string] => [path, 'main figure svg']),
  ['/services/dermatological', 'main svg[role="img"]:not(a svg), main ol svg'],
  ['/services/compounding', 'main .deep svg'],
  ['/shipping', 'main svg[role="img"]'],
  ['/faq', 'main header svg'],
];

/** What parts lie on: light, shadows, the layers of the skin. Then the mark, and the gaps of graduations. */
const others = [
  '.cast *, .fill-light, clipPath *, [fill="var(--light)"], [fill="var(--g-wash)"]',
  'path.overprint, [stroke-dasharray]',
].join();

/** How far to either side of an edge colors are compared, in pixels: as far as a line is wide. */
const reach = 5;

test.describe('what a drawing shows is told from what lies beside it, in both schemes', () => {
  test.use({ viewport: desktop });
  for (const [path, drawings] of informative) {
    test(`on ${path}`, full, async ({ page }) => {
      await page.goto(path);
      await started(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const colorAt = await picture(page, drawings);
        let looked = 0;
        for (const { shape, edge } of await edges(page, drawings)) {
          const ratios = edge.map(({ x, y, across }) => {
            const colors = steps.map((step) => colorAt(x + step * across.x, y + step * across.y));
            const ends = [colors.at(0) ?? '', colors.at(-1) ?? ''];
            return Math.max(
              ...colors.flatMap((color) => ends.map((end) => wcagContrast(color, end))),
            );
          });
          // Where another part hides the edge there is nothing to tell.
          const seen = ratios.filter((ratio) => ratio > 1.2);
          looked += seen.length;
          const told = seen.filter((ratio) => ratio >= 3);
          expect(
            told.length,
            `${shape}, ${colorScheme}: ${seen.map((ratio) => ratio.toFixed(1))}`,
          ).toBeGreaterThanOrEqual(seen.length / 2);
        }
        expect(looked, 'points at which there was something to tell').toBeGreaterThan(50);
      }
    });
  }
});

const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);

/** The drawings as they are painted: the color of each pixel around them. */
async function picture(page: Page, drawings: string) {
  const clip = await page.locator(drawings).evaluateAll((found) => {
    const boxes = found.map((drawing) => drawing.getBoundingClientRect());
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

/** Points on the outline of every shape that can be seen, and the direction across it. */
async function edges(page: Page, drawings: string) {
  return page.locator(drawings).evaluateAll(
    (found, [others, reach]) =>
      found
        .flatMap((drawing) => [
          ...drawing.querySelectorAll<SVGGeometryElement>('path, circle, rect, line'),
        ])
        .filter((shape) => !shape.matches(others) && shape.getClientRects().length > 0)
        .map((shape) => {
          const matrix = shape.getScreenCTM() ?? new DOMMatrix();
          const length = shape.getTotalLength();
          const { fill, strokeWidth } = getComputedStyle(shape);
          // The edge of a line is beside it.
          const beside = fill === 'none' ? (Number.parseFloat(strokeWidth) * matrix.a) / 2 : 0;
          const place = (at: number) => shape.getPointAtLength(at).matrixTransform(matrix);
          const edge = Array.from({ length: 40 }, (_, index) => {
            const at = ((index + 0.5) / 40) * length;
            const [here, next] = [place(at), place(at + 0.1)];
            const [dx, dy] = [next.x - here.x, next.y - here.y];
            const long = Math.hypot(dx, dy) || 1;
            const across = { x: -dy / long, y: dx / long };
            return {
              x: here.x + scrollX + beside * across.x,
              y: here.y + scrollY + beside * across.y,
              across,
            };
          });
          const { width, height } = document.documentElement.getBoundingClientRect();
          return {
            shape: shape.outerHTML.slice(0, 120),
            edge: edge.filter(({ x, y }) => Math.min(x, y, width - x, height - y) > reach),
          };
        }),
    [others, reach] as const,
  );
}
