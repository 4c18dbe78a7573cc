import { PlacedMark } from '#app/illustrations/mark.tsx';
import { map } from '#library/brand/brand.ts';

const door = { x: 640, y: 300 };
const mile = 62;

/** Streets, highways and water around the pharmacy. */
export function Neighborhood({ className }: { className?: string }) {
  return (
    <svg
      className={`drawing ${className ?? ''}`}
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`translate(${door.x} ${door.y}) scale(${mile})`} fill="none">
        <Lines of={map.streets} stroke="var(--sun)" strokeWidth={7 / mile} />
        <Lines of={map.water} fill="var(--cobalt)" />
        <Lines of={map.highways} stroke="var(--amber)" strokeWidth={12 / mile} />
      </g>
      <path stroke="var(--ink)" strokeWidth="3" d={`M${door.x} ${door.y}v-60`} />
      <circle className="fill-ink" cx={door.x} cy={door.y} r="7" />
      <PlacedMark x={door.x - 34} y={door.y - 128} width={94.6} />
    </svg>
  );
}

function Lines({ of: lines, ...look }: { of: readonly string[] } & React.SVGProps<SVGPathElement>) {
  return lines.map((line) => <path key={line} {...look} d={line} />);
}
