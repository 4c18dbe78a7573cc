import { type RefObject, useEffect, useRef, useState } from 'react';
import { QuietAnchor } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Neighborhood } from '#app/pages/contact/neighborhood.tsx';
import { mapDirections, mapFrame } from '#app/pages/contact/open-street-map.ts';
import css from '#app/pages/contact/street-map.module.css';
import type { ContactWords } from '#library/schema/pages/contact.ts';
import { site } from '#library/site.ts';

/** The drawn map, and over it the real one once it is known to be there. */
export function StreetMap({ words }: { words: ContactWords['map'] }) {
  const section = useRef<HTMLElement>(null);
  const reachable = useReachable(section);
  const [loaded, setLoaded] = useState(false);
  const { street, city, state, zip } = site.address;
  return (
    <section ref={section} className={css.map} aria-label={words.label}>
      <Neighborhood className={css.drawn} />
      {reachable && (
        <MapFrame
          title={words.frame}
          className={classNames(loaded && css.loaded)}
          onLoad={() => setLoaded(true)}
        />
      )}
      <noscript>
        <MapFrame title={words.frame} className={css.loaded} />
      </noscript>
      <div className="wrap">
        <div className={css.plate}>
          <h2>{words.title}</h2>
          <address>
            {street}
            <br />
            {city}, {state} {zip}
          </address>
          <p className="acts">
            <QuietAnchor href={mapDirections}>{words.directions}</QuietAnchor>
          </p>
          <p className="meta">{words.note}</p>
        </div>
      </div>
    </section>
  );
}

/**
 * `allow-same-origin` gives the frame back its own origin, not ours: without one it sends no
 * referrer of its own, and OpenStreetMap refuses tiles that are asked for without.
 */
function MapFrame({
  title,
  className,
  onLoad,
}: {
  title: string;
  className?: string;
  onLoad?: () => void;
}) {
  return (
    <iframe
      className={classNames(css.frame, className)}
      src={mapFrame}
      title={title}
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
        fetch(mapFrame, {
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
