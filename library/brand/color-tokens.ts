import { useMode as addMode, formatHex, modeOklch, modeRgb, parse } from 'culori/fn';

addMode(modeRgb);
addMode(modeOklch);

/** Returns the color of a token, such as `sun`, as a hex code. */
export type ColorOf = (token: string) => string;

export function readColors(css: string, file: string): { light: ColorOf; dark: ColorOf } {
  const [light = '', dark = ''] = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('@media (prefers-color-scheme: dark)');
  const inLight = declarationsIn(light);
  return {
    light: colorsOf(inLight, file),
    dark: colorsOf(new Map([...inLight, ...declarationsIn(dark)]), file),
  };
}

function declarationsIn(css: string): Map<string, string> {
  const declarations = css.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(declarations, ([, token = '', value = '']) => [token, value.trim()]));
}

function colorsOf(values: ReadonlyMap<string, string>, file: string): ColorOf {
  const colorOf = (token: string, by: readonly string[] = []): string => {
    const value = values.get(token);
    if (value === undefined || by.includes(token)) {
      throw new Error(`${file} has no color for --${token}. Write it like --${token}: #0e45ab;`);
    }
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (other !== undefined) return colorOf(other, [...by, token]);
    const color = parse(value);
    if (color && color.alpha === undefined) return formatHex(color);
    throw new Error(
      `${file} sets --${token} to ${value}. Icons and share images need a color like #0e45ab or oklch(0.427 0.172 261.5), without transparency.`,
    );
  };
  return (token) => colorOf(token);
}
