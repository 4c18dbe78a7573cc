import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { webManifest } from '#app/feeds/files.ts';
import { favicon } from '#app/seo.ts';
import { colors } from '#library/brand/colors.ts';
import { art, icon } from '../../scripts/build/share-image/art.ts';

vi.mock('#brand/colors.css?raw', () => ({
  default: `:root { --sun: #eeffee; --light: #ddffdd; --ink: #112211; --ink-2: #223322;
    --g-cobalt: #116633; --g-amber: #cc3366; --g-ink: var(--ink); --g-cast: #338855; }
    @media (prefers-color-scheme: dark) { :root { --sun: #001100; } }`,
}));
vi.mock('#brand/mark.svg?raw', () => ({
  default: '<svg viewBox="0 0 10 20"><path class="fill-cobalt" d="M0 0h10v20H0z" /></svg>',
}));

it('metadata has the colors of the page, in each scheme', () => {
  expect([colors.light('sun'), colors.dark('sun')]).toEqual(['#eeffee', '#001100']);
  expect(webManifest()).toMatchObject({ background_color: '#eeffee', theme_color: '#eeffee' });
});

it('the favicon is the mark in its colors', () => {
  expect(favicon()).toContain('viewBox="0 0 10 20"');
  expect(favicon()).toContain('<path fill="#116633" d="M0 0h10v20H0z"/>');
});

it('an icon shows the mark in the middle of its ground, whole, whatever its shape', async () => {
  const pixels = sharp(Buffer.from(icon(100, 0.8, colors.light('sun'))))
    .removeAlpha()
    .raw();
  const { data } = await pixels.toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    data.subarray(3 * (100 * y + x), 3 * (100 * y + x) + 3).toString('hex');
  expect([at(50, 50), at(50, 12), at(50, 87), at(32, 50), at(67, 50)]).toEqual(
    Array.from({ length: 5 }, () => '116633'),
  );
  expect([at(50, 8), at(50, 92), at(28, 50), at(72, 50)]).toEqual(
    Array.from({ length: 4 }, () => 'eeffee'),
  );
});

it('a share image holds no other color', () => {
  const used = new Set(art(1200, 630).match(/#[\da-f]{3,6}\b/g));
  const ours = ['#eeffee', '#ddffdd', '#112211', '#116633', '#cc3366', '#338855', '#fff'];
  expect([...used].filter((color) => !ours.includes(color))).toEqual([]);
});
