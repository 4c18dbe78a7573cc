import { type SectionDrawing, surface } from '#app/pages/learn/skin-section.tsx';

type Place = readonly [x: number, y: number];

const crowd: readonly Place[] = [
  [30, 262],
  [74, 340],
  [40, 408],
  [116, 268],
  [134, 396],
  [178, 320],
  [232, 402],
  [266, 282],
];
const alone: readonly Place[] = [
  [92, 318],
  [262, 372],
  [404, 300],
];

/** Hexagons are hormones. `falling`: many of them, then few; `few`: never many. */
export function hormonesInBlood(level: 'falling' | 'few'): SectionDrawing {
  const places = level === 'falling' ? [...crowd, alone[2] ?? [404, 300]] : alone;
  return {
    lines: 'M404 318v152M150 450v66',
    labels: { surface, hormone: { x: 364, y: 494 }, vessel: { x: 92, y: 540 } },
    shapes: (
      <>
        <path
          className="fill-amber"
          d="M-600 236C-200 180 100 190 240 214s400 10 2160-10v240c-1760 30-2020 40-2160 20s-440-10-840 20z"
        />
        <g className="overprint">
          {places.map(([x, y]) => (
            <path
              key={`${x} ${y}`}
              className="fill-cobalt"
              d={`M${x} ${y - 30}l26 15v30l-26 15-26-15v-30z`}
            />
          ))}
        </g>
      </>
    ),
  };
}
