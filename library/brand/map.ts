import source from '#brand/map.svg?raw';
import { readMap } from '#library/brand/map-lines.ts';

/** The country around the door. */
export const map = readMap(source, 'brand/map.svg');
