import { QuietLink } from '#app/components/controls/button.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import MapFrame from '#app/pages/contact/map-frame.island.tsx';
import { Neighborhood } from '#app/pages/contact/neighborhood.tsx';
import { mapDirections, mapFrame } from '#app/pages/contact/open-street-map.ts';
import css from '#app/pages/contact/street-map.module.css';
import { site } from '#library/facts.ts';
import { pages } from '#library/words.ts';

const words = pages.contact.map;

/** The drawn map, and over it the real one once it is known to be there. */
export function StreetMap() {
  const { street, city, state, zip } = site.address;
  return (
    <section className={css.map} aria-label={words.label}>
      <Neighborhood className={`screen-only ${css.drawn}`} />
      <MapFrame address={mapFrame} title={words.frame} />
      <div className="wrap wide-split seven-five">
        <div className={`paper raised ${css.plate}`}>
          <H2 className="display-3">{words.title}</H2>
          <address>
            {street}
            <br />
            {city}, {state} {zip}
          </address>
          <p className="acts">
            <QuietLink to={mapDirections}>{words.directions}</QuietLink>
          </p>
          <p className="meta">{words.note}</p>
        </div>
      </div>
    </section>
  );
}
