import { expect, it } from 'vitest';
import { readSvg } from '#library/brand/svg.ts';

const read = (inside: string, head = 'viewBox="0 0 44 34"') =>
  readSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>\n`, 'brand/mark.svg');

it('reads shapes and groups, and leaves out what only a reader of the file needs', () => {
  const { parts, ...size } = read(`
    <title>A mark</title>
    <!-- <path d="M0 0" /> -->
    <g class="overprint"><path class="fill-cobalt" d="M1 2" /><circle r="3"></circle></g>
    <path d="M3 4"/>`);
  expect(size).toEqual({ viewBox: '0 0 44 34', left: 0, top: 0, width: 44, height: 34 });
  expect(parts).toEqual([
    {
      shape: 'g',
      attributes: { class: 'overprint' },
      parts: [
        { shape: 'path', attributes: { class: 'fill-cobalt', d: 'M1 2' }, parts: [] },
        { shape: 'circle', attributes: { r: '3' }, parts: [] },
      ],
    },
    { shape: 'path', attributes: { d: 'M3 4' }, parts: [] },
  ]);
});

it('reads what a drawing program puts before the drawing', () => {
  const source = '<?xml version="1.0"?>\n<svg viewBox="-1,-2,3,4"><path d="M0 0"/></svg>';
  expect(readSvg(source, 'x.svg')).toMatchObject({ left: -1, top: -2, width: 3, height: 4 });
});

it.each([
  ['<script>alert(1)</script>', 'brand/mark.svg holds “<script”. It can only hold g, path,'],
  ['<text x="0">Words</text>', 'brand/mark.svg holds “<text”.'],
  ['<path d="M0 0"/> words', 'brand/mark.svg holds “words”.'],
  ['<path style="fill:red" d="M0 0"/>', 'brand/mark.svg has style="fill:red"'],
  ['<g><path d="M0 0"/>', 'brand/mark.svg closes not as many elements as it opens.'],
])('refuses %s', (inside, message) => {
  expect(() => read(inside)).toThrow(message);
});

it('asks for a size', () => {
  expect(() => read('', 'width="44"')).toThrow('brand/mark.svg says nothing of its size.');
  expect(() => readSvg('a picture', 'brand/mark.svg')).toThrow('brand/mark.svg is no drawing.');
});
