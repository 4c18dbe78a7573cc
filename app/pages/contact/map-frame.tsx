import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/contact/street-map.module.css';

interface Props {
  address: string;
  title: string;
}

/** The real map, over the drawn one of its section once it is known to be there. */
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
 * `allow-same-origin` gives the frame back its own origin, not ours: without one it sends no
 * referrer of its own, and OpenStreetMap refuses tiles that are asked for without.
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
 * Asks for the map once the reader comes near it, and says whether it answered.
 * A frame cannot tell: it reports `load` for the browser's error page too.
 */
function useReachable(address: string, place: RefObject<HTMLElement | null>) {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    // It has no size of its own before there is a map.
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
          // Unreachable or blocked: the drawn map stays, and it is all there is to say.
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
