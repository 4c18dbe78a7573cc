import { BottleShape, DropperShape, JarShape } from '#app/illustrations/vessels.tsx';

const place = 'translate(-86 -34.4) scale(.44)';

/** A jar before a bottle, on the amber of the closing call. */
export function VesselsOnAmber() {
  return (
    <svg className="drawing" viewBox="-56 20 320 280" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-56 40)">
          <g transform={place}>
            <BottleShape className="fill-cobalt" />
            <JarShape className="fill-cobalt" />
          </g>
        </g>
      </g>
      <g transform={place}>
        <BottleShape className="fill-white" />
        <DropperShape className="fill-ink" />
        <JarShape className="fill-cobalt" />
        <path className="fill-white" d="M250 610h150v120H250z" />
        <path className="fill-ink" d="M268 632h84v12h-84zm0 28h110v6H268zm0 18h90v6h-90z" />
      </g>
    </svg>
  );
}
