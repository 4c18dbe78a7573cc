import { expect, it } from 'vitest';
import { readColors } from '#library/brand/color-tokens.ts';

const readSchemes = (light: string, dark = '') =>
  readColors(
    `:root { ${light} } @media (prefers-color-scheme: dark) { :root { ${dark} } }`,
    'brand/colors.css',
  );

it.each([
  ['a color for each scheme', '--sun: #fff;', '--sun: #000;', '#ffffff', '#000000'],
  ['one color for both schemes', '--sun: #123456;', '', '#123456', '#123456'],
  ['var()', '--ink: #111; --sun: var(--ink);', '--ink: #eee;', '#111111', '#eeeeee'],
  ['a color before a comment', '--sun: #fff; /* --sun: #000; */', '', '#ffffff', '#ffffff'],
  ['oklch()', '--sun: oklch(0.427 0.172 261.5);', '', '#0e45ab', '#0e45ab'],
  ['a color outside sRGB', '--sun: oklch(0.9 0.4 140);', '', '#00ff00', '#00ff00'],
])('reads %s', (_, lightCss, darkCss, ...expected) => {
  const { light, dark } = readSchemes(lightCss, darkCss);
  expect([light('sun'), dark('sun')]).toEqual(expected);
});

it.each([
  ['--sun: var(--ink); --ink: var(--sun);', 'brand/colors.css has no color for --sun.'],
  ['--sun: oklch(0.4 0.1 200 / 0.5);', 'without transparency.'],
])('rejects %j', (css, message) => {
  expect(() => readSchemes(css).light('sun')).toThrow(message);
});
