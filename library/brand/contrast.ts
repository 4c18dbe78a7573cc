import type { ColorOf } from '#library/brand/color-tokens.ts';

/** As WCAG 2.2 reckons it. */
export function contrast(one: string, other: string): number {
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

/** The grounds that a color is too close to, as `--amber on --sun: 1.97`. */
export function tooWeak(colorOf: ColorOf, part: string, on: readonly string[], least: number) {
  return on
    .map((ground) => ({ ground, ratio: contrast(colorOf(part), colorOf(ground)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ ground, ratio }) => `--${part} on --${ground}: ${ratio.toFixed(2)}`);
}
