import { expect, it } from 'vitest';
import { hexOf } from '#library/brand/hex.ts';

it.each([
  ['oklch(0.427 0.172 261.5)', '#0e45ab'],
  ['oklch(42.7% .172 261.5)', '#0e45ab'],
  ['oklch(0.783 0.145 70)', '#f3a640'],
  ['oklch(0.205 0.028 235)', '#091922'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['#0E45AB', '#0e45ab'],
  ['#fa0', '#ffaa00'],
])('reads %s as %s', (color, hex) => {
  expect(hexOf(color)).toBe(hex);
});

it('stays within what a screen can show', () => {
  expect(hexOf('oklch(0.9 0.4 140)')).toMatch(/^#[\da-f]{6}$/);
});

it.each(['oklch(0.4 0.1 200 / 0.5)', 'var(--ink)', 'teal', '#12345', ''])(
  'does not guess at %j',
  (color) => {
    expect(hexOf(color)).toBeUndefined();
  },
);
