import { expect, it } from 'vitest';
import { readColors } from '#library/brand/color-tokens.ts';
import { coloredShapes, favicon } from '#library/brand/icon.ts';
import { readSvg } from '#library/brand/svg.ts';

const { light } = readColors('--g-cobalt: #00ff00; --g-amber: #ffee00; --edge: #777777;', 'colors');
const drawn = (inside: string) => readSvg(`<svg viewBox="0 0 10 20">${inside}</svg>`, 'mark.svg');

it('puts the colors of the brand into the shapes of its mark', () => {
  const mark = drawn(
    '<g class="overprint"><path class="fill-cobalt" d="M1 1"/></g><path class="fill-amber overprint" d="M2 2"/>',
  );
  expect(coloredShapes(mark, light)).toBe(
    '<g style="mix-blend-mode:multiply"><path fill="#00ff00" d="M1 1"/></g>' +
      '<path fill="#ffee00" style="mix-blend-mode:multiply" d="M2 2"/>',
  );
});

it('knows tokens that a shape names itself', () => {
  const mark = drawn('<path fill="none" stroke="var(--edge)" d="M1 1"/>');
  expect(coloredShapes(mark, light)).toBe('<path fill="none" stroke="#777777" d="M1 1"/>');
});

it('says which classes an icon can show', () => {
  expect(() => coloredShapes(drawn('<path class="cast" d="M1 1"/>'), light)).toThrow(
    'The mark has the class “cast”. An icon can show fill-cobalt, fill-amber,',
  );
});

it('makes a favicon that carries the name', () => {
  const mark = drawn('<path class="fill-cobalt" d="M1 1"/>');
  expect(favicon(mark, { title: 'Acre & Dram', colorOf: light })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><title>Acre &amp; Dram</title><path fill="#00ff00" d="M1 1"/></svg>',
  );
});
