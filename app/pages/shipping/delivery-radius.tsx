import { classNames } from '#app/components/class-names.ts';
import { PlacedMark } from '#app/illustrations/mark.tsx';
import css from '#app/pages/shipping/delivery-radius.module.css';
import { map } from '#library/brand/brand.ts';
import { fillIn } from '#library/fill-in.ts';
import type { MapWords, Place } from '#library/schema/pages/shipping.ts';

const pixelsPerMile = 19;
const center = { cx: 960, cy: 372 };
const milesPerRing = 5;
/** Degrees north of west, over hills without place names. */
const rulerAngle = 23;
/** Steep enough that a point beyond the circle is visible on a phone and clear of the header. */
const markerAngle = 52;

/** A map to scale, with the pharmacy and the delivery circle. */
export function DeliveryRadius({ miles, words }: { miles: number; words: MapWords }) {
  const radius = miles * pixelsPerMile;
  const nearPlaces = words.places.filter(({ east, north }) => Math.hypot(east, north) <= miles);
  const farPlaces = words.places.filter((place) => !nearPlaces.includes(place));
  const label = [
    words.about,
    ...(nearPlaces.length > 0 ? [fillIn(words.inside, { places: joinNames(nearPlaces) })] : []),
    ...(farPlaces.length > 0 ? [fillIn(words.outside, { places: joinNames(farPlaces) })] : []),
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
        <circle {...center} r={radius} />
      </clipPath>
      <Water className="fill-cobalt" />
      <circle className="fill-amber" {...center} r={radius} />
      <g clipPath="url(#delivery-circle)">
        <Water className="fill-ink" />
      </g>
      <Distances miles={miles} edge={words.edge} />
      {words.places.map((place) => (
        <Town key={place.name} place={place} isFar={farPlaces.includes(place)} />
      ))}
      {/* The stylesheet shows the one that matches the plan's `data-reach`. */}
      <ReachMarker className={css.inside} miles={miles * 0.6} distance={`< ${words.edge}`} />
      <ReachMarker className={css.atEdge} miles={miles} distance={`≈ ${words.edge}`} />
      <ReachMarker className={css.beyond} miles={miles + 2} distance={`> ${words.edge}`} />
      <circle className={css.pharmacy} {...center} r="30" />
      <PlacedMark x={center.cx - 20} y={center.cy - 15.5} width={40} />
    </svg>
  );
}

function Water({ className }: { className: string }) {
  const transform = `translate(${center.cx} ${center.cy}) scale(${pixelsPerMile})`;
  return map.water.map((area) => (
    <path key={area} className={className} transform={transform} d={area} />
  ));
}

function ReachMarker(props: { className: string | undefined; miles: number; distance: string }) {
  const { x, y } = pointAt(markerAngle, props.miles);
  const line = `M${center.cx} ${center.cy}L${x} ${y}`;
  return (
    <g className={props.className}>
      <path d={line} />
      <path d={line} />
      <circle cx={x} cy={y} r="11" />
      <text x={x - 18} y={y + 6} textAnchor="end">
        {props.distance}
      </text>
    </g>
  );
}

const joinNames = (places: readonly Place[]) => places.map(({ name }) => name).join(', ');

/** Rings around the pharmacy, and a ruler from there to the edge of the circle. */
function Distances({ miles, edge }: { miles: number; edge: string }) {
  const radius = miles * pixelsPerMile;
  const rings = Array.from(
    { length: Math.ceil(miles / milesPerRing) - 1 },
    (_, index) => (index + 1) * milesPerRing,
  );
  // A figure closer than this would overlap the one at the edge.
  const figures = rings.filter((ring) => miles - ring >= 2);
  return (
    <>
      <g className={css.rings}>
        {rings.map((ring) => (
          <circle key={ring} {...center} r={ring * pixelsPerMile} />
        ))}
        <circle {...center} r={radius} className={css.edge} />
        <g transform={`rotate(${rulerAngle} ${center.cx} ${center.cy})`}>
          <path d={`M960 372h-${radius}`} />
          <path strokeWidth="10" strokeDasharray="1.5 17.5" d={`M960 367h-${radius + 1}`} />
          <path strokeWidth="18" strokeDasharray="2 93" d={`M960 363h-${radius + 2}`} />
        </g>
      </g>
      <g className={css.miles}>
        {figures.map((ring) => (
          <text key={ring} {...labelPosition(ring, { x: 4, y: 24 })}>
            {ring}
          </text>
        ))}
        <text {...labelPosition(miles, { x: 30, y: 34 })}>{edge}</text>
      </g>
    </>
  );
}

function labelPosition(miles: number, offset: { x: number; y: number }) {
  const { x, y } = pointAt(rulerAngle, miles);
  return { x: x + offset.x, y: y + offset.y };
}

/** The point at this distance and angle from the pharmacy, in degrees north of west. */
function pointAt(degrees: number, miles: number) {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.round(center.cx - miles * pixelsPerMile * Math.cos(angle)),
    y: Math.round(center.cy - miles * pixelsPerMile * Math.sin(angle)),
  };
}

function Town({ place, isFar }: { place: Place; isFar: boolean }) {
  const { name, east, north, label, on } = place;
  const x = Math.round(center.cx + east * pixelsPerMile);
  const y = Math.round(center.cy - north * pixelsPerMile);
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
