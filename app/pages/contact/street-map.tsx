import { type RefObject, useEffect, useRef, useState } from 'react';
import { QuietAnchor } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Neighborhood } from '#app/illustrations/neighborhood.tsx';
import css from '#app/pages/contact/street-map.module.css';
import { map } from '#content/contact.ts';
import { site } from '#library/site.ts';

/** The drawn map, and over it the real one once it is known to be there. */
export function StreetMap() {
  const section = useRef<HTMLElement>(null);
  const reachable = useReachable(section);
  const [loaded, setLoaded] = useState(false);
  const { street, city, state, zip } = site.address;
  return (
    <section ref={section} className={css.map} aria-label="Map">
      <Neighborhood className={css.drawn} />
      {reachable && (
        <MapFrame className={classNames(loaded && css.loaded)} onLoad={() => setLoaded(true)} />
      )}
      <noscript>
        <MapFrame className={css.loaded} />
      </noscript>
      <div className="wrap">
        <div className={css.plate}>
          <h2>{map.title}</h2>
          <address>
            {street}
            <br />
            {city}, {state} {zip}
          </address>
          <p className="acts">
            <QuietAnchor href={map.directions}>Get directions</QuietAnchor>
          </p>
          <p className="meta">{map.note}</p>
        </div>
      </div>
    </section>
  );
}

/**
 * `allow-same-origin` gives the frame back its own origin, not ours: without one it sends no
 * referrer of its own, and OpenStreetMap refuses tiles that are asked for without.
 */
function MapFrame({ className, onLoad }: { className?: string; onLoad?: () => void }) {
  return (
    <iframe
      className={classNames(css.frame, className)}
      src={map.frame}
      title="Map of our address on OpenStreetMap"
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin"
      onLoad={onLoad}
    />
  );
}

/**
 * Asks for the map once the reader comes near it, and says whether it answered.
 * A frame cannot tell: it reports `load` for the browser's error page too.
 */
function useReachable(section: RefObject<HTMLElement | null>) {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    if (!section.current) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetch(map.frame, {
          method: 'HEAD',
          mode: 'no-cors',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          signal: leaving.signal,
        }).then(
          () => setReachable(true),
          // Unreachable or blocked: the drawn map stays, and it is all there is to say.
          () => {},
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(section.current);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [section]);
  return reachable;
}
