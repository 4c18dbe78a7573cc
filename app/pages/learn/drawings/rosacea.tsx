import { type SectionDrawing, surface } from '#app/pages/learn/skin-section.tsx';

const nerve =
  'M-620 590C-200 580 20 600 130 574c92-22 60-170 140-200s60-150 140-186M150 566c-8-90-66-110-34-280';
const vessels: [width: number, d: string][] = [
  [62, 'M-640 520C-200 470 60 490 240 516s300-10 2160-20'],
  [30, 'M34 500C40 400 4 330 24 262s84-58 86 14-30 110-14 234'],
  [44, 'M196 514c10-130-44-190-20-300s134-98 132 10-46 150-30 300'],
  [30, 'M384 512c8-90-22-120-8-190s92-62 90 10-24 90-14 180'],
];

export const drawing: SectionDrawing = {
  lines: 'M300 152h76M60 584v16',
  labels: {
    surface,
    vessel: { x: 384, y: 150, narrow: true },
    nerve: { x: 34, y: 620 },
  },
  shapes: (
    <>
      {/* Where vessels meet, their edges go under them. */}
      <Vessels color="var(--ink)" edge={3} />
      <Vessels color="var(--g-amber)" edge={0} />
      <path fill="none" stroke="var(--g-rim)" strokeLinecap="round" strokeWidth="11" d={nerve} />
      <g className="overprint">
        <path
          fill="none"
          stroke="var(--g-cobalt)"
          strokeLinecap="round"
          strokeWidth="8"
          d={nerve}
        />
      </g>
    </>
  ),
};

function Vessels({ color, edge }: { color: string; edge: number }) {
  return (
    <g fill="none" stroke={color} strokeLinejoin="round">
      {vessels.map(([width, d]) => (
        <path key={d} strokeWidth={width + edge} d={d} />
      ))}
    </g>
  );
}
