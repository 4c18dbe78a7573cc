import { useEffect, useMemo, useState } from 'react';
import { SideNav } from '#app/components/side-nav.tsx';
import css from '#app/pages/blog/post/contents.module.css';
import type { Heading } from '#library/markdown/tree.ts';

/** The headings of the article beside it, where there is room. */
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

/** A heading at or above this line, counted from the top of the window, is the current one. */
const spyLine = 100;

/** The last heading at or above the line, otherwise the first. `passed` holds those that are. */
export function currentHeading(ids: readonly string[], passed: ReadonlySet<string>): string {
  return ids.findLast((id) => passed.has(id)) ?? ids[0] ?? '';
}

/**
 * The id of the heading that is being read. The browser tells when a heading crosses the line, so
 * nothing runs while the reader does not scroll and no layout is measured when they do.
 */
function useCurrentHeading(ids: readonly string[]): string {
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
