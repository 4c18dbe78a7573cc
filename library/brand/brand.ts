import colorsCss from '#brand/colors.css?raw';
import mapSvg from '#brand/map.svg?raw';
import markSvg from '#brand/mark.svg?raw';
import { readColors } from '#library/brand/color-tokens.ts';
import { readMap } from '#library/brand/map-lines.ts';
import { readSvg } from '#library/brand/svg.ts';

/** Only Vite can import these files. Scripts read them from disk. */
export const colors = readColors(colorsCss, 'brand/colors.css');
export const mark = readSvg(markSvg, 'brand/mark.svg');
export const map = readMap(mapSvg, 'brand/map.svg');
