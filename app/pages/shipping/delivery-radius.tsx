import { classNames } from '#app/components/class-names.ts';
import { PlacedMark } from '#app/illustrations/mark.tsx';
import css from '#app/pages/shipping/delivery-radius.module.css';
import { map } from '#library/brand/brand.ts';
import { fillIn } from '#library/fill-in.ts';
import type { MapWords, Place } from '#library/schema/pages/shipping.ts';

const mile = 19;
const here = { cx: 960, cy: 372 };
const ringEvery = 5;
/** Degrees north of west, over hills without place names. */
const rulerAngle = 23;
/** Steep enough that a point beyond the circle is visible on a phone and clear of the header. */
const answerAngle = 52;

/** A map to scale, with the pharmacy and the delivery circle. */
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
      <Water className="fill-cobalt" />
      <circle className="fill-amber" {...here} r={radius} />
      <g clipPath="url(#delivery-circle)">
        <Water className="fill-ink" />
      </g>
      <Distances miles={miles} edge={words.edge} />
      {words.places.map((place) => (
        <Town key={place.name} place={place} isFar={outside.includes(place)} />
      ))}
      {/* The stylesheet shows the one that matches the plan's `data-reach`. */}
      <Answer className={css.inside} miles={miles * 0.6} distance={`< ${words.edge}`} />
      <Answer className={css.atEdge} miles={miles} distance={`≈ ${words.edge}`} />
      <Answer className={css.beyond} miles={miles + 2} distance={`> ${words.edge}`} />
      <circle className={css.door} {...here} r="30" />
      <PlacedMark x={here.cx - 20} y={here.cy - 15.5} width={40} />
    </svg>
  );
}

function Water({ className }: { className: string }) {
  const transform = `translate(${here.cx} ${here.cy}) scale(${mile})`;
  return map.water.map((area) => (
    <path key={area} className={className} transform={transform} d={area} />
  ));
}

function Answer(answer: { className: string | undefined; miles: number; distance: string }) {
  const { x, y } = onLine(answerAngle, answer.miles);
  const line = `M${here.cx} ${here.cy}L${x} ${y}`;
  return (
    <g className={answer.className}>
      <path d={line} />
      <path d={line} />
      <circle cx={x} cy={y} r="11" />
      <text x={x - 18} y={y + 6} textAnchor="end">
        {answer.distance}
      </text>
    </g>
  );
}

const namesOf = (places: readonly Place[]) => places.map(({ name }) => name).join(', ');

/** Rings around the pharmacy, and a ruler from there to the edge of the circle. */
function Distances({ miles, edge }: { miles: number; edge: string }) {
  const radius = miles * mile;
  const rings = Array.from(
    { length: Math.ceil(miles / ringEvery) - 1 },
    (_, index) => (index + 1) * ringEvery,
  );
  // A figure closer than this would overlap the one at the edge.
  const figures = rings.filter((ring) => miles - ring >= 2);
  return (
    <>
      <g className={css.rings}>
        {rings.map((ring) => (
          <circle key={ring} {...here} r={ring * mile} />
        ))}
        <circle {...here} r={radius} className={css.edge} />
        <g transform={`rotate(${rulerAngle} ${here.cx} ${here.cy})`}>
          <path d={`M960 372h-${radius}`} />
          <path strokeWidth="10" strokeDasharray="1.5 17.5" d={`M960 367h-${radius + 1}`} />
          <path strokeWidth="18" strokeDasharray="2 93" d={`M960 363h-${radius + 2}`} />
        </g>
      </g>
      <g className={css.miles}>
        {figures.map((ring) => (
          <text key={ring} {...besideRuler(ring, { x: 4, y: 24 })}>
            {ring}
          </text>
        ))}
        <text {...besideRuler(miles, { x: 30, y: 34 })}>{edge}</text>
      </g>
    </>
  );
}

function besideRuler(miles: number, away: { x: number; y: number }) {
  const { x, y } = onLine(rulerAngle, miles);
  return { x: x + away.x, y: y + away.y };
}

/** The point at this distance and angle from the pharmacy, in degrees north of west. */
function onLine(degrees: number, miles: number) {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.round(here.cx - miles * mile * Math.cos(angle)),
    y: Math.round(here.cy - miles * mile * Math.sin(angle)),
  };
}

function Town({ place, isFar }: { place: Place; isFar: boolean }) {
  const { name, east, north, label, on } = place;
  const x = Math.round(here.cx + east * mile);
  const y = Math.round(here.cy - north * mile);
  const left = label === 'left';
  return (
    <g className={classNames(isFar && css.far, on && css[on])}>
      <circle cx={x} cy={y} r="4" />
      <text x={left ? x - 9 : x + 9} y={on ? y + 16 : y + 5} textAnchor={left ? 'end' : undefined}>
        {name}
      </text>
    </g>
  );
}
