import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/contact/street-map.module.css';

interface Props {
  url: string;
  title: string;
}

/** The OpenStreetMap frame, shown over the drawn map once it has loaded. */
export function MapFrame(map: Props) {
  const marker = useRef<HTMLElement>(null);
  const isReachable = useReachable(map.url, marker);
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
      <noscript ref={marker}>
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
 * Requests the map when it is about to scroll into view, and reports whether that worked. An iframe
 * can't tell, because it fires `load` for an error page too.
 */
function useReachable(url: string, marker: RefObject<HTMLElement | null>) {
  const [isReachable, setIsReachable] = useState(false);
  useEffect(() => {
    // The island itself has no size until the map is there.
    const section = marker.current?.closest('section');
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
          // Unreachable or blocked: keep the drawn map.
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
  }, [url, marker]);
  return isReachable;
}
