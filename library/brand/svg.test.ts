import { expect, it } from 'vitest';
import { readColors } from '#library/brand/color-tokens.ts';
import { applyColors, favicon } from '#library/brand/icon.ts';
import { readMap } from '#library/brand/map-lines.ts';
import { readSvg } from '#library/brand/svg.ts';

const { light } = readColors('--g-cobalt: #00ff00; --g-amber: #ffee00; --edge: #777777;', 'colors');
const draw = (shapes: string) => readSvg(`<svg viewBox="0 0 10 20">${shapes}</svg>`, 'x.svg');

it('returns the size and the shapes, without comments or the title', () => {
  const source = `<?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-1,-2,3,4">
      <title>A mark</title>
      <!-- <path d="M0 0" /> -->
      <g class="overprint"><circle r="3"></circle></g>
      <path d="M3 4" />
    </svg>`;
  expect(readSvg(source, 'x.svg')).toEqual({
    viewBox: '-1,-2,3,4',
    left: -1,
    top: -2,
    width: 3,
    height: 4,
    shapes: '<g class="overprint"><circle r="3"></circle></g><path d="M3 4"/>',
  });
});

it('groups the paths in a map by class', () => {
  const { shapes } = draw(
    '<path class="water below-words" d="M1"/><path d="M2" class="water"/><path class="street" d="M3"/>',
  );
  expect(readMap(`<svg viewBox="0 0 1 1">${shapes}</svg>`, 'map.svg')).toEqual({
    water: ['M1', 'M2'],
    streets: ['M3'],
    highways: [],
    hasWaterBelowWords: true,
  });
});

it('replaces classes and tokens with colors', () => {
  const { shapes } = draw(
    '<path class="fill-amber overprint" d="M2 2"/><path stroke="var(--edge)" d="M1 1"/>',
  );
  expect(applyColors(shapes, light)).toBe(
    '<path fill="#ffee00" style="mix-blend-mode:multiply" d="M2 2"/><path stroke="#777777" d="M1 1"/>',
  );
});

it('creates a favicon with the name as its title', () => {
  const mark = draw('<path class="fill-cobalt" d="M1 1"/>');
  expect(favicon(mark, { title: 'Acre & Dram', colorOf: light })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><title>Acre &amp; Dram</title><path fill="#00ff00" d="M1 1"/></svg>',
  );
});
