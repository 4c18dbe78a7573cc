import { type RefObject, useEffect, useRef, useState } from 'react';
import { island } from '#app/browser/island.tsx';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/contact/street-map.module.css';

export default island('map-frame', MapFrame);

interface MapFrameProps {
  url: string;
  title: string;
}

function MapFrame(map: MapFrameProps) {
  const noscript = useRef<HTMLElement>(null);
  const isReachable = useReachability(map.url, noscript);
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      {isReachable && (
        <Frame
          {...map}
          className={classNames(isLoaded && css.loaded)}
          onLoad={() => setIsLoaded(true)}
        />
      )}
      <noscript ref={noscript}>
        <Frame {...map} className={css.loaded} />
      </noscript>
    </>
  );
}

type FrameProps = MapFrameProps & { className?: string; onLoad?: () => void };

/**
 * `allow-same-origin` gives the frame its own origin, not ours. Without an origin, it sends no
 * referrer, and OpenStreetMap doesn't serve tiles.
 */
function Frame({ url, title, className, onLoad }: FrameProps) {
  return (
    <iframe
      className={classNames('screen-only', css.frame, className)}
      src={url}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin"
      onLoad={onLoad}
    />
  );
}

/**
 * Requests the map when it's about to scroll into view, and returns whether that worked. The iframe
 * can't report this, because it fires `load` for an error page too.
 */
function useReachability(url: string, noscript: RefObject<HTMLElement | null>) {
  const [isReachable, setIsReachable] = useState(false);
  useEffect(() => {
    // The island itself has no size until the map appears.
    const section = noscript.current?.closest('section');
    if (!section) return;
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetch(url, {
          method: 'HEAD',
          mode: 'no-cors',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          signal: controller.signal,
        }).then(
          () => setIsReachable(true),
          // If the map is unreachable or blocked, keep the drawn map.
          () => {},
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [url, noscript]);
  return isReachable;
}
