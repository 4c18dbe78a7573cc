import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { PlacedMark } from '#app/illustrations/mark.tsx';
import MapFrame from '#app/pages/contact/map-frame.island.tsx';
import { directionsUrls, mapFrameUrl } from '#app/pages/contact/open-street-map.ts';
import css from '#app/pages/contact/street-map.module.css';
import { map } from '#library/brand/brand.ts';
import { site } from '#library/facts.ts';
import { pages } from '#library/words.ts';

const text = pages.contact.map;

export function StreetMap() {
  const { street, city, state, zip } = site.address;
  return (
    <section className={css.map} aria-label={text.label}>
      <DrawnMap />
      <MapFrame url={mapFrameUrl} title={text.frame} />
      <div className="wrap wide-split seven-five">
        <div className={`paper raised stack ${css.card}`}>
          <H2 className="display-3">{text.title}</H2>
          <address>
            {street}
            <br />
            {city}, {state} {zip}
          </address>
          <p className="acts links screen-only">
            {(['appleMaps', 'googleMaps', 'directions'] as const).map((name) => (
              <a key={name} href={directionsUrls[name]}>
                {text[name]}
              </a>
            ))}
          </p>
          <p className="muted">
            <PhoneLinks text={text.note} />
          </p>
        </div>
      </div>
    </section>
  );
}

const pharmacy = { x: 640, y: 300 };
const pixelsPerMile = 62;

function DrawnMap() {
  return (
    <svg
      className={`drawing screen-only ${css.drawing}`}
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`translate(${pharmacy.x} ${pharmacy.y}) scale(${pixelsPerMile})`} fill="none">
        <path d={map.streets.join('')} stroke="var(--sun)" strokeWidth={7 / pixelsPerMile} />
        <path d={map.water.join('')} fill="var(--cobalt)" />
        <path d={map.highways.join('')} stroke="var(--amber)" strokeWidth={12 / pixelsPerMile} />
      </g>
      <path stroke="var(--ink)" strokeWidth="3" d={`M${pharmacy.x} ${pharmacy.y}v-60`} />
      <circle className="fill-ink" cx={pharmacy.x} cy={pharmacy.y} r="7" />
      <PlacedMark x={pharmacy.x - 34} y={pharmacy.y - 128} width={94.6} />
    </svg>
  );
}
