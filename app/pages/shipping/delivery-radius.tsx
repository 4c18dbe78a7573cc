import { classNames } from '#app/components/class-names.ts';
import { PlacedMark } from '#app/illustrations/mark.tsx';
import css from '#app/pages/shipping/delivery-radius.module.css';
import { map } from '#library/brand/brand.ts';
import { fillIn } from '#library/fill-in.ts';
import type { MapText, Place } from '#library/schema/pages/shipping.ts';

const pixelsPerMile = 19;
const center = { cx: 960, cy: 372 };
const milesPerRing = 5;
/** At this angle, in degrees north of west, the ruler crosses hills without place names. */
const rulerAngle = 23;

export function DeliveryRadius({ miles, text }: { miles: number; text: MapText }) {
  const radius = miles * pixelsPerMile;
  const nearPlaces = text.places.filter(({ east, north }) => Math.hypot(east, north) <= miles);
  const farPlaces = text.places.filter((place) => !nearPlaces.includes(place));
  const label = [
    text.about,
    ...(nearPlaces.length > 0 ? [fillIn(text.inside, { places: joinNames(nearPlaces) })] : []),
    ...(farPlaces.length > 0 ? [fillIn(text.outside, { places: joinNames(farPlaces) })] : []),
  ].join(' ');
  return (
    <svg
      className={`drawing ${css.map}`}
      viewBox="0 -16 1440 820"
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={label}
    >
      <clipPath id="delivery-circle">
        <circle {...center} r={radius} />
      </clipPath>
      <Water className="fill-cobalt" />
      <circle className="fill-amber" {...center} r={radius} />
      <g className={css.nearWater} clipPath="url(#delivery-circle)">
        <Water />
      </g>
      <DistanceRings miles={miles} edge={text.edge} />
      {text.places.map((place) => (
        <Town key={place.name} place={place} isFar={farPlaces.includes(place)} />
      ))}
      <circle className={css.pharmacy} {...center} r="30" />
      <PlacedMark x={center.cx - 20} y={center.cy - 15.5} width={40} />
    </svg>
  );
}

function Water({ className }: { className?: string }) {
  const transform = `translate(${center.cx} ${center.cy}) scale(${pixelsPerMile})`;
  return map.water.map((area) => (
    <path key={area} className={className} transform={transform} d={area} />
  ));
}

const joinNames = (places: readonly Place[]) => places.map(({ name }) => name).join(', ');

function DistanceRings({ miles, edge }: { miles: number; edge: string }) {
  const radius = miles * pixelsPerMile;
  const rings = Array.from(
    { length: Math.ceil(miles / milesPerRing) - 1 },
    (_, index) => (index + 1) * milesPerRing,
  );
  // Labels within two miles of the edge would overlap its label.
  const labeledRings = rings.filter((ring) => miles - ring >= 2);
  return (
    <>
      <g className={css.rings}>
        {rings.map((ring) => (
          <circle key={ring} {...center} r={ring * pixelsPerMile} />
        ))}
        <circle {...center} r={radius} className={css.deliveryCircle} />
        <g transform={`rotate(${rulerAngle} ${center.cx} ${center.cy})`}>
          <path d={`M960 372h-${radius}`} />
          <path strokeWidth="10" strokeDasharray="1.5 17.5" d={`M960 367h-${radius + 1}`} />
          <path strokeWidth="18" strokeDasharray="2 93" d={`M960 363h-${radius + 2}`} />
        </g>
      </g>
      <g className={css.distanceLabels}>
        {labeledRings.map((ring) => (
          <text key={ring} {...getLabelPosition(ring, { x: 4, y: 24 })}>
            {ring}
          </text>
        ))}
        <text {...getLabelPosition(miles, { x: 30, y: 34 })}>{edge}</text>
      </g>
    </>
  );
}

function getLabelPosition(miles: number, offset: { x: number; y: number }) {
  const { x, y } = getPoint(rulerAngle, miles);
  return { x: x + offset.x, y: y + offset.y };
}

/** Angles are in degrees north of west, as seen from the pharmacy. */
function getPoint(degrees: number, miles: number) {
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
  const textAnchor = label === 'left' ? 'end' : undefined;
  return (
    <g className={classNames(isFar && css.farTown, on && css[on])}>
      <circle cx={x} cy={y} r="4" />
      <text x={textAnchor ? x - 9 : x + 9} y={on ? y + 16 : y + 5} textAnchor={textAnchor}>
        {name}
      </text>
    </g>
  );
}
