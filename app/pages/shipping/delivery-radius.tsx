import css from '#app/pages/shipping/delivery-radius.module.css';
import { fillIn } from '#library/fill-in.ts';
import type { MapWords, Place } from '#library/schema/pages/shipping.ts';

const coast =
  'M-208 25 31 64 107 228 270 305 406 360 546 418 585 379 683 369 788 367 840 372 881 406 912 447 925 468 950 529 972 570 994 628 993 674 957 713 975 756 1052 785 1107 805 1150 772 1215 733 1324 765 1422 877V1600 H-208z';
const mile = 19;
const here = { cx: 960, cy: 372 };
const ringEvery = 5;
const rulerAngle = 14;

/** The coast of Los Angeles with the delivery circle on it, to scale. */
export function DeliveryRadius({ miles, words }: { miles: number; words: MapWords }) {
  const radius = miles * mile;
  const inside = words.places.filter(({ east, north }) => Math.hypot(east, north) <= miles);
  const outside = words.places.filter((place) => !inside.includes(place));
  const label = [
    words.about,
    ...(inside.length > 0 ? [fillIn(words.inside, { places: namesOf(inside) })] : []),
    ...(outside.length > 0 ? [fillIn(words.outside, { places: namesOf(outside) })] : []),
  ].join(' ');
  return (
    <svg
      className={`drawing ${css.map}`}
      viewBox="0 0 1440 820"
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={label}
    >
      <clipPath id="delivery-circle">
        <circle {...here} r={radius} />
      </clipPath>
      <path className="fill-cobalt" d={coast} />
      <circle className="fill-amber" {...here} r={radius} />
      <path className="fill-ink" clipPath="url(#delivery-circle)" d={coast} />
      <Distances miles={miles} edge={words.edge} />
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
        <path className="fill-cobalt" d="M16 2 30 10v14L16 32 2 24V10z" />
        <path
          className="fill-amber overprint"
          d="M31 4c6 7 11 11 11 17a11 11 0 0 1-22 0c0-6 5-10 11-17z"
        />
      </g>
    </svg>
  );
}

const namesOf = (places: readonly Place[]) => places.map(({ name }) => name).join(', ');

/** Rings around us, and the ruler that leads from us to the edge of the circle. */
function Distances({ miles, edge }: { miles: number; edge: string }) {
  const radius = miles * mile;
  const rings = Array.from(
    { length: Math.ceil(miles / ringEvery) - 1 },
    (_, index) => (index + 1) * ringEvery,
  );
  // A figure closer to the edge than this would run into the figure that stands there.
  const figures = rings.filter((ring) => miles - ring >= 2);
  return (
    <>
      <g className={css.rings}>
        {rings.map((ring) => (
          <circle key={ring} {...here} r={ring * mile} />
        ))}
        <circle {...here} r={radius} className={css.edge} />
        <g transform={`rotate(-${rulerAngle} ${here.cx} ${here.cy})`}>
          <path d={`M960 372h${radius}`} />
          <path strokeWidth="10" strokeDasharray="1.5 17.5" d={`M960 367h${radius + 1}`} />
          <path strokeWidth="18" strokeDasharray="2 93" d={`M960 363h${radius + 2}`} />
        </g>
      </g>
      <g className={css.miles}>
        {figures.map((ring) => (
          <text key={ring} {...besideRuler(ring, { x: -2, y: 24 })}>
            {ring}
          </text>
        ))}
        <text {...besideRuler(miles, { x: -23, y: 29 })}>{edge}</text>
      </g>
    </>
  );
}

function besideRuler(miles: number, away: { x: number; y: number }) {
  const angle = (rulerAngle * Math.PI) / 180;
  return {
    x: Math.round(here.cx + miles * mile * Math.cos(angle) + away.x),
    y: Math.round(here.cy - miles * mile * Math.sin(angle) + away.y),
  };
}

function Town({ place: { name, east, north, label, on } }: { place: Place }) {
  const x = Math.round(here.cx + east * mile);
  const y = Math.round(here.cy - north * mile);
  const left = label === 'left';
  return (
    <g className={on && css[on]}>
      <circle cx={x} cy={y} r="4" />
      <text x={left ? x - 9 : x + 9} y={on ? y + 16 : y + 5} textAnchor={left ? 'end' : undefined}>
        {name}
      </text>
    </g>
  );
}
