import { useEffect, useMemo, useState } from 'react';
import { SideNav } from '#app/components/side-nav.tsx';
import css from '#app/pages/blog/post/contents.module.css';
import type { Heading } from '#library/markdown/tree.ts';

export function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const current = useCurrentHeading(ids);
  if (headings.length === 0) return <div />;
  return (
    <SideNav title={title} className={css.contents}>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level === 2 ? undefined : css.sub}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </SideNav>
  );
}

/** Pixels from the top of the viewport. The last heading above this line is the current one. */
const spyLine = 100;

/** The last heading that has scrolled past the line, or the first heading. */
export function currentHeading(ids: readonly string[], passedIds: ReadonlySet<string>): string {
  return ids.findLast((id) => passedIds.has(id)) ?? ids[0] ?? '';
}

/** Uses an IntersectionObserver, so scrolling never measures layout. */
function useCurrentHeading(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  useEffect(() => {
    const passedIds = new Set<string>();
    let observer: IntersectionObserver | undefined;

    const observe = () => {
      observer?.disconnect();
      passedIds.clear();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) passedIds.add(target.id);
            else passedIds.delete(target.id);
          }
          setCurrent(currentHeading(ids, passedIds));
        },
        // From far above the viewport down to the line.
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
