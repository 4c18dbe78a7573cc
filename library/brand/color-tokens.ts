import { useMode as addMode, formatHex, modeOklch, modeRgb, parse } from 'culori/fn';

addMode(modeRgb);
addMode(modeOklch);

export type GetColor = (token: string) => string;

export function readColors(css: string, file: string): { light: GetColor; dark: GetColor } {
  const [light = '', dark = ''] = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('@media (prefers-color-scheme: dark)');
  const lightValues = parseDeclarations(light);
  return {
    light: createColorLookup(lightValues, file),
    dark: createColorLookup(new Map([...lightValues, ...parseDeclarations(dark)]), file),
  };
}

function parseDeclarations(css: string): Map<string, string> {
  const declarations = css.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(declarations, ([, token = '', value = '']) => [token, value.trim()]));
}

function createColorLookup(values: ReadonlyMap<string, string>, file: string): GetColor {
  const getColor = (token: string, visited: readonly string[] = []): string => {
    const value = values.get(token);
    if (value === undefined || visited.includes(token)) {
      throw new Error(`${file} has no color for --${token}. Write it like --${token}: #0e45ab;`);
    }
    const [, target] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (target !== undefined) return getColor(target, [...visited, token]);
    const color = parse(value);
    if (color && color.alpha === undefined) return formatHex(color);
    throw new Error(
      `${file} sets --${token} to ${value}. Icons and share images need a color such as #0e45ab or oklch(0.427 0.172 261.5), without transparency.`,
    );
  };
  return (token) => getColor(token);
}
