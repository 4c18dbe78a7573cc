import { BottleLight, BottleShape, DropperShape, JarShape } from '#app/illustrations/vessels.tsx';

/** The bottle and the jar of the counter in the afternoon, on the amber of the closing call. */
export function PackedOrder() {
  return (
    <svg className="drawing" viewBox="60 96 630 664" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-150 92)">
          <BottleShape className="fill-cobalt" />
          <JarShape className="fill-cobalt" />
        </g>
      </g>
      <g>
        <g className="overprint">
          <BottleShape className="fill-cobalt" />
          <JarShape fill="var(--g-orange)" />
        </g>
        <DropperShape className="fill-ink" />
        <BottleLight />
        <path className="fill-white" d="M250 602h206v130H250z" />
        <path
          className="fill-ink"
          d="M268 624h104v12H268zm0 26h150v6H268zm0 16h128v6H268zm0 40h60v6h-60z"
        />
      </g>
    </svg>
  );
}
