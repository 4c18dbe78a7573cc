import { useEffect, useMemo, useState } from 'react';
import { island } from '#app/browser/island.tsx';
import { SideNav } from '#app/components/side-nav.tsx';
import css from '#app/pages/blog/post/contents.module.css';
import type { Heading } from '#library/markdown/tree.ts';

export default island('contents', Contents);

function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const currentId = useCurrentHeading(ids);
  if (headings.length === 0) return <div />;
  return (
    <SideNav title={title} className={css.contents}>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level === 2 ? undefined : css.subheading}>
            <a href={`#${id}`} aria-current={id === currentId ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </SideNav>
  );
}

/** A heading becomes current at this distance from the top of the viewport, in pixels. */
const currentHeadingY = 100;

function useCurrentHeading(ids: readonly string[]): string {
  const [currentId, setCurrentId] = useState(ids[0] ?? '');
  useEffect(() => {
    const passedIds = new Set<string>();
    let observer: IntersectionObserver | undefined;

    const observeHeadings = () => {
      observer?.disconnect();
      passedIds.clear();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) passedIds.add(target.id);
            else passedIds.delete(target.id);
          }
          setCurrentId(ids.findLast((id) => passedIds.has(id)) ?? ids[0] ?? '');
        },
        // The root extends from far above the viewport down to `currentHeadingY`.
        { rootMargin: `1000000px 0px ${currentHeadingY - window.innerHeight}px 0px` },
      );
      for (const id of ids) {
        const heading = document.getElementById(id);
        if (heading) observer.observe(heading);
      }
    };

    observeHeadings();
    window.addEventListener('resize', observeHeadings, { passive: true });
    return () => {
      window.removeEventListener('resize', observeHeadings);
      observer?.disconnect();
    };
  }, [ids]);
  return currentId;
}
