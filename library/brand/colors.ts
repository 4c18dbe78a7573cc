import css from '#brand/colors.css?raw';
import { readColors } from '#library/brand/color-tokens.ts';

/** The colors of brand/colors.css for what no stylesheet reaches: metadata, icons, share images. */
export const colors = readColors(css, 'brand/colors.css');
