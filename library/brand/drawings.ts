import balance from '#brand/at-work/balance.svg?raw';
import mortar from '#brand/at-work/mortar.svg?raw';
import founders from '#brand/founders.svg?raw';
import monogram from '#brand/monogram.svg?raw';
import twoShapes from '#brand/two-shapes.svg?raw';
import { readSvg } from '#library/brand/svg.ts';

/** What was drawn for this pharmacy alone. Drawings of things anybody has stand in the app. */
export const drawings = {
  monogram: readSvg(monogram, 'brand/monogram.svg'),
  twoShapes: readSvg(twoShapes, 'brand/two-shapes.svg'),
  founders: readSvg(founders, 'brand/founders.svg'),
  mortar: readSvg(mortar, 'brand/at-work/mortar.svg'),
  balance: readSvg(balance, 'brand/at-work/balance.svg'),
};
