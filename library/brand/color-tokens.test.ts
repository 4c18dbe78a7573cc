import { expect, it } from 'vitest';
import { readColors } from '#library/brand/color-tokens.ts';

const readSchemes = (light: string, dark = '') =>
  readColors(
    `:root { ${light} } @media (prefers-color-scheme: dark) { :root { ${dark} } }`,
    'brand/colors.css',
  );

it('returns the color in each scheme', () => {
  const { light, dark } = readSchemes('--sun: #fff; --ink: #123456;', '--sun: #000;');
  expect([light('sun'), dark('sun')]).toEqual(['#ffffff', '#000000']);
  expect([light('ink'), dark('ink')]).toEqual(['#123456', '#123456']);
});

it('resolves var() in each scheme', () => {
  const { light, dark } = readSchemes('--ink: #111111; --footer: var(--ink);', '--ink: #eeeeee;');
  expect([light('footer'), dark('footer')]).toEqual(['#111111', '#eeeeee']);
});

it.each([
  ['oklch(0.427 0.172 261.5)', '#0e45ab'],
  ['oklch(0.9 0.4 140)', '#00ff00'],
])('reads %s as %s', (color, hex) => {
  expect(readSchemes(`--sun: ${color};`).light('sun')).toBe(hex);
});

it('ignores comments', () => {
  const { light } = readSchemes('/* --sun: #000; */ --sun: #fff; /* page */');
  expect(light('sun')).toBe('#ffffff');
});

it.each([
  ['--sun: var(--ink); --ink: var(--sun);', 'brand/colors.css has no color for --sun.'],
  ['--sun: oklch(0.4 0.1 200 / 0.5);', 'without transparency.'],
])('rejects %j', (css, message) => {
  expect(() => readSchemes(css).light('sun')).toThrow(message);
});
