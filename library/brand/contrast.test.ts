import { describe, expect, it } from 'vitest';
import { colors } from '#library/brand/colors.ts';
import { tooWeak } from '#library/brand/contrast.ts';

const grounds = ['sun', 'shade', 'light', 'paper'];

/** What is read, and on what. */
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

/** What a drawing or a control says by its shape: the part, and what it lies on. */
const shapes: [part: string, grounds: string[]][] = [
  // Rules, graduations, outlines, and the edge of what carries meaning.
  ['ink', [...grounds, 'amber-wash', 'g-wash']],
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
