/** A color as pictures and metadata need it, `#0d2d2b`; nothing for one that is written otherwise. */
export function hexOf(color: string): string | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color) ?? [];
  if (long !== undefined) return `#${long.toLowerCase()}`;
  if (short !== undefined)
    return `#${[...short.toLowerCase()].map((digit) => digit + digit).join('')}`;
  const [, lightness, percent, chroma, hue] =
    /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/i.exec(color) ?? [];
  if (lightness === undefined) return undefined;
  return hexOfOklch(Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue));
}

/** The figures are those of CSS Color 4. What a screen of sRGB cannot show is cut off at its edge. */
function hexOfOklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(channel).join('')}`;
}

function channel(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
