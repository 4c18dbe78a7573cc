import { describe, expect, it } from 'vitest';
import type { ColorOf } from '#library/brand/color-tokens.ts';
import { colors } from '#library/brand/colors.ts';

/** As WCAG 2.2 reckons it. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const value = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ['sun', 'shade', 'light', 'paper'];

/** What is read, and on what. */
const texts: [text: string, grounds: string[]][] = [
  ['ink', [...grounds, 'accent-wash', 'amber-wash', 'ok-wash', 'error-wash', 'g-skin']],
  ['ink-2', [...grounds, 'accent-wash', 'amber-wash', 'ok-wash', 'error-wash']],
  ['ink-3', grounds],
  ['accent', grounds],
  ['amber-text', [...grounds, 'amber-wash']],
  ['ok', ['sun', 'paper', 'ok-wash']],
  ['error', ['sun', 'paper', 'error-wash']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-cobalt', ['cobalt', 'alarm']],
  ['on-cobalt-2', ['cobalt']],
  ['on-deep', ['deep', 'footer']],
  ['on-deep-2', ['deep', 'footer']],
  ['amber', ['deep', 'footer']],
  ['ink-on-amber', ['amber', 'on-cobalt', 'g-orange']],
];

/** What a drawing or a control says by its shape: the part, and what it lies on. */
const shapes: [part: string, grounds: string[]][] = [
  // Rules, graduations, outlines, and the edge of what carries meaning.
  ['ink', [...grounds, 'amber-wash', 'g-skin']],
  // Bars of charts, marks of lists, the ring of the focus.
  ['accent', grounds],
  // Levels, doses and days on cobalt.
  ['amber', ['deep', 'cobalt']],
  // Borders of fields.
  ['edge', ['sun', 'shade', 'paper']],
  // Glass that overlaps: the darker part shows on either.
  ['g-ink', ['amber']],
];

const schemes = [
  ['light', colors.light],
  ['dark', colors.dark],
] as const;

describe.each(schemes)('in the %s scheme', (_, colorOf) => {
  it.each(texts)('--%s can be read on its grounds', (text, on) => {
    expect(tooWeak(colorOf, text, on, 4.5)).toEqual([]);
  });

  it.each(shapes)('a shape in --%s is told from its grounds', (part, on) => {
    expect(tooWeak(colorOf, part, on, 3)).toEqual([]);
  });
});

it('at night the edge of ink is told from all that it stands on', () => {
  expect(tooWeak(colors.dark, 'g-rim', [...grounds, 'accent-wash', 'g-ink'], 3)).toEqual([]);
});

function tooWeak(colorOf: ColorOf, part: string, on: readonly string[], least: number) {
  return on
    .map((ground) => ({ ground, ratio: contrast(colorOf(part), colorOf(ground)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ ground, ratio }) => `--${part} on --${ground}: ${ratio.toFixed(2)}`);
}
