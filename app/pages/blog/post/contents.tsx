import { useMemo } from 'react';
import { classNames } from '#app/components/class-names.ts';
import sideNav from '#app/components/side-nav.module.css';
import css from '#app/pages/blog/post/contents.module.css';
import { useCurrentHeading } from '#app/pages/blog/post/scroll-spy.ts';
import type { Heading } from '#library/markdown/tree.ts';

/** The headings of the article beside it, where there is room. */
export function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const current = useCurrentHeading(ids);
  if (headings.length === 0) return <div />;
  return (
    <nav className={classNames(sideNav.nav, css.contents)} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} className={level === 2 ? undefined : css.sub}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
