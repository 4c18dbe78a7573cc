import css from '#app/pages/shipping/delivery-radius.module.css';
import type { Place } from '#content/shipping.ts';

const coast =
  'M-208 25 31 64 107 228 270 305 406 360 546 418 585 379 683 369 788 367 840 372 881 406 912 447 925 468 950 529 972 570 994 628 993 674 957 713 975 756 1052 785 1107 805 1150 772 1215 733 1324 765 1422 877V1600 H-208z';
const mile = 19;
const here = { cx: 960, cy: 372 };

/** The coast of Los Angeles with the delivery circle on it, to scale. */
export function DeliveryRadius({
  miles,
  inside,
  outside,
}: {
  miles: number;
  inside: readonly Place[];
  outside: readonly Place[];
}) {
  const radius = miles * mile;
  const list = (places: readonly Place[]) => places.map(({ name }) => name).join(', ');
  return (
    <svg
      className={`ill ${css.map}`}
      viewBox="0 0 1440 820"
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={`Map, to scale. The ${miles}-mile circle takes in ${list(inside)}. Outside it: ${list(outside)}.`}
    >
      <clipPath id="delivery-circle">
        <circle {...here} r={radius} />
      </clipPath>
      <path className="c" d={coast} />
      <circle className="a" {...here} r={radius} />
      <path className="i" clipPath="url(#delivery-circle)" d={coast} />
      <g className={css.rings}>
        <circle {...here} r={radius / 3} />
        <circle {...here} r={(2 * radius) / 3} />
        <circle {...here} r={radius} className={css.edge} />
        <g transform="rotate(-14 960 372)">
          <path d="M960 372h285" />
          <path strokeWidth="10" strokeDasharray="1.5 17.5" d="M960 367h286" />
          <path strokeWidth="18" strokeDasharray="2 93" d="M960 363h287" />
        </g>
      </g>
      <g className={css.miles}>
        <text x="1050" y="373">
          {miles / 3}
        </text>
        <text x="1142" y="350">
          {(2 * miles) / 3}
        </text>
        <text x="1214" y="332">
          {miles} mi
        </text>
      </g>
      <g>
        {inside.map((place) => (
          <Town key={place.name} place={place} />
        ))}
      </g>
      <g className={css.far}>
        {outside.map((place) => (
          <Town key={place.name} place={place} />
        ))}
      </g>
      <g transform="translate(936 354) scale(1.1)">
        <path className="c" d="M16 2 30 10v14L16 32 2 24V10z" />
        <path className="a x" d="M31 4c6 7 11 11 11 17a11 11 0 0 1-22 0c0-6 5-10 11-17z" />
      </g>
    </svg>
  );
}

function Town({ place: { name, x, y, side, on } }: { place: Place }) {
  const left = side === 'left';
  return (
    <g className={on && css[on]}>
      <circle cx={x} cy={y} r="4" />
      <text x={left ? x - 9 : x + 9} y={on ? y + 16 : y + 5} textAnchor={left ? 'end' : undefined}>
        {name}
      </text>
    </g>
  );
}
