import founders from '#brand/founders.svg?raw';
import monogram from '#brand/monogram.svg?raw';
import elder from '#brand/portraits/elder.svg?raw';
import younger from '#brand/portraits/younger.svg?raw';
import twoShapes from '#brand/two-shapes.svg?raw';
import { readSvg } from '#library/brand/svg.ts';

/** What was drawn for this pharmacy alone. Drawings of things anybody has stand in the app. */
export const drawings = {
  monogram: readSvg(monogram, 'brand/monogram.svg'),
  twoShapes: readSvg(twoShapes, 'brand/two-shapes.svg'),
  founders: readSvg(founders, 'brand/founders.svg'),
  elder: readSvg(elder, 'brand/portraits/elder.svg'),
  younger: readSvg(younger, 'brand/portraits/younger.svg'),
};
