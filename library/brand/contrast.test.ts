import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { colors } from '#library/brand/brand.ts';

const pageColors = ['sun', 'shade', 'light', 'paper'];

const textColors: [text: string, backgrounds: string[]][] = [
  ['ink', [...pageColors, 'accent-wash', 'amber-wash', 'ok-wash', 'error-wash', 'g-wash']],
  ['ink-2', [...pageColors, 'accent-wash', 'amber-wash', 'ok-wash', 'error-wash']],
  ['ink-3', pageColors],
  ['accent', pageColors],
  ['amber-text', [...pageColors, 'amber-wash']],
  ['ok', ['sun', 'paper', 'ok-wash']],
  ['error', ['sun', 'paper', 'error-wash']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-cobalt', ['cobalt', 'g-cobalt', 'alarm']],
  ['on-cobalt-2', ['cobalt']],
  ['on-deep', ['deep', 'footer']],
  ['on-deep-2', ['deep', 'footer']],
  ['amber', ['deep', 'footer']],
  ['ink-on-amber', ['amber', 'on-cobalt', 'g-orange']],
];

/** Only shapes with a meaning need contrast, so decorative shapes aren't listed. */
const shapeColors: [shape: string, backgrounds: string[]][] = [
  ['ink', [...pageColors, 'amber-wash', 'g-wash']],
  ['accent', pageColors],
  ['amber', ['deep', 'cobalt']],
  ['edge', ['sun', 'shade', 'paper']],
  ['g-ink', ['amber']],
];

describe.each(['light', 'dark'] as const)('the %s color scheme', (scheme) => {
  const getContrasts = (color: string, backgrounds: string[]) =>
    backgrounds.map((other) => wcagContrast(colors[scheme](color), colors[scheme](other)));

  it.each(textColors)('keeps text in --%s readable', (text, backgrounds) => {
    expect(Math.min(...getContrasts(text, backgrounds))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapeColors)('keeps shapes in --%s visible', (shape, backgrounds) => {
    expect(Math.min(...getContrasts(shape, backgrounds))).toBeGreaterThanOrEqual(3);
  });
});
