import source from '#brand/mark.svg?raw';
import { readSvg } from '#library/brand/svg.ts';

/** Apart from the other drawings: it is the one that islands show. */
export const mark = readSvg(source, 'brand/mark.svg');
