import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GhkCu } from '#app/pages/services/dermatological/ghk-cu.tsx';

it('no bond enters the ion, and each ends at it', () => {
  const drawing = renderToStaticMarkup(<GhkCu description="" chain={['A', 'B', 'C']} ion="Cu" />);
  const [, x, y, radius] =
    /fill="none".*?<circle cx="(\d+)" cy="(\d+)" r="(\d+)"/.exec(drawing) ?? [];
  const bonds = /stroke-dasharray="[^"]*" d="([^"]*)"/.exec(drawing)?.[1] ?? '';
  const ends = bonds.split(/(?=m)/i).map(endOf);
  expect(ends).toHaveLength(3);
  for (const end of ends) {
    const away = Math.hypot(end.x - Number(x), end.y - Number(y)) - Number(radius);
    expect(away).toBeCloseTo(0, -1);
    expect(away).toBeGreaterThanOrEqual(-1.5);
  }
});

/** The end of a line that is written like M240 120v148, M327 191l-60 83, m153 191 60 83 or M1 2 3 4. */
function endOf(line: string) {
  const [x = 0, y = 0, ...rest] = Array.from(line.matchAll(/-?\d+/g), ([number]) => Number(number));
  if (line.includes('v')) return { x, y: y + (rest[0] ?? 0) };
  const from = /m|l/.test(line) ? { x, y } : { x: 0, y: 0 };
  return { x: from.x + (rest[0] ?? 0), y: from.y + (rest[1] ?? 0) };
}
