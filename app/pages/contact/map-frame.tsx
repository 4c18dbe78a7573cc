import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/contact/street-map.module.css';

interface Props {
  address: string;
  title: string;
}

/** The OpenStreetMap frame, shown over the drawn map once it has loaded. */
export function MapFrame(map: Props) {
  const place = useRef<HTMLElement>(null);
  const reachable = useReachable(map.address, place);
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {reachable && (
        <Frame
          {...map}
          className={classNames(loaded && css.loaded)}
          onLoad={() => setLoaded(true)}
        />
      )}
      <noscript ref={place}>
        <Frame {...map} className={css.loaded} />
      </noscript>
    </>
  );
}

type FrameProps = Props & { className?: string; onLoad?: () => void };

/**
 * `allow-same-origin` lets the frame keep its own origin, not ours. Without an origin it sends no
 * referrer, and OpenStreetMap refuses to serve tiles.
 */
function Frame({ address, title, className, onLoad }: FrameProps) {
  return (
    <iframe
      className={classNames('screen-only', css.frame, className)}
      src={address}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin"
      onLoad={onLoad}
    />
  );
}

/**
 * Requests the map when it is about to scroll into view, and reports whether that worked. An iframe
 * can't tell, because it fires `load` for an error page too.
 */
function useReachable(address: string, place: RefObject<HTMLElement | null>) {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    // The island itself has no size until the map is there.
    const around = place.current?.closest('section');
    if (!around) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetch(address, {
          method: 'HEAD',
          mode: 'no-cors',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          signal: leaving.signal,
        }).then(
          () => setReachable(true),
          // Unreachable or blocked: keep the drawn map.
          () => {},
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(around);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [address, place]);
  return reachable;
}
