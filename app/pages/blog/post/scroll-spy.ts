import { useEffect, useState } from 'react';

/** A heading at or above this line, counted from the top of the window, is the current one. */
export const spyLine = 100;

/** The last heading at or above the line, otherwise the first. `passed` holds those that are. */
export function currentHeading(ids: readonly string[], passed: ReadonlySet<string>): string {
  return ids.findLast((id) => passed.has(id)) ?? ids[0] ?? '';
}

/**
 * The id of the heading that is being read. The browser tells when a heading crosses the line, so
 * nothing runs while the reader does not scroll and no layout is measured when they do.
 */
export function useCurrentHeading(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  useEffect(() => {
    const passed = new Set<string>();
    let observer: IntersectionObserver | undefined;

    const observe = () => {
      observer?.disconnect();
      passed.clear();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) passed.add(target.id);
            else passed.delete(target.id);
          }
          setCurrent(currentHeading(ids, passed));
        },
        // The area from far above the window down to the line. Touching the line counts as inside.
        { rootMargin: `1000000px 0px ${spyLine - window.innerHeight}px 0px` },
      );
      for (const id of ids) {
        const heading = document.getElementById(id);
        if (heading) observer.observe(heading);
      }
    };

    observe();
    window.addEventListener('resize', observe, { passive: true });
    return () => {
      window.removeEventListener('resize', observe);
      observer?.disconnect();
    };
  }, [ids]);
  return current;
}
