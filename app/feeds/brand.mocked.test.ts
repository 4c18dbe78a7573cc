import { expect, it, vi } from 'vitest';
import { createManifest } from '#app/feeds/files.ts';
import { renderFavicon } from '#app/seo.ts';

vi.mock('#brand/colors.css?raw', () => ({
  default: ':root { --sun: #eeffee; --g-cobalt: #116633; }',
}));
vi.mock('#brand/mark.svg?raw', () => ({
  default: '<svg viewBox="0 0 10 20"><path class="fill-cobalt" d="M0 0h10v20H0z" /></svg>',
}));

it('uses the brand colors and mark in the manifest and the favicon', () => {
  expect(createManifest()).toMatchObject({ background_color: '#eeffee', theme_color: '#eeffee' });
  expect(renderFavicon()).toContain('viewBox="0 0 10 20"');
  expect(renderFavicon()).toContain('<path fill="#116633" d="M0 0h10v20H0z"/>');
});
