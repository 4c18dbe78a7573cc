import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { colors } from '#library/brand/brand.ts';

const grounds = ['sun', 'shade', 'light', 'paper'];

/** Text colors and their backgrounds. */
const texts: [text: string, grounds: string[]][] = [
  ['ink', [...grounds, 'accent-wash', 'amber-wash', 'ok-wash', 'error-wash', 'g-wash']],
  ['ink-2', [...grounds, 'accent-wash', 'amber-wash', 'ok-wash', 'error-wash']],
  ['ink-3', grounds],
  ['accent', grounds],
  ['amber-text', [...grounds, 'amber-wash']],
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

/** Colors of meaningful shapes, and their backgrounds. */
const shapes: [part: string, grounds: string[]][] = [
  ['ink', [...grounds, 'amber-wash', 'g-wash']],
  ['accent', grounds],
  ['amber', ['deep', 'cobalt']],
  ['edge', ['sun', 'shade', 'paper']],
  ['g-ink', ['amber']],
];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const contrasts = (part: string, on: string[]) =>
    on.map((ground) => wcagContrast(colors[scheme](part), colors[scheme](ground)));

  it.each(texts)('keeps text in --%s readable', (text, on) => {
    expect(Math.min(...contrasts(text, on))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('keeps shapes in --%s visible', (part, on) => {
    expect(Math.min(...contrasts(part, on))).toBeGreaterThanOrEqual(3);
  });
});
