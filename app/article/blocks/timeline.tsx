import { useContext } from 'react';
import css from '#app/article/blocks/timeline.module.css';
import { FeedAddress, Inlines } from '#app/article/inline/inlines.tsx';
import { keyed } from '#app/article/keyed.ts';
import { classNames } from '#app/components/class-names.ts';
import type { TimelineStep } from '#library/markdown/tree.ts';

const columns = new Map([
  [2, css.two],
  [4, css.four],
  [5, css.five],
]);

interface TimelineProps {
  title?: string;
  steps: readonly TimelineStep[];
  className?: string;
}

/** Steps on a graduated rule. */
export function Timeline({ title, steps, className }: TimelineProps) {
  const isFeed = useContext(FeedAddress) !== undefined;
  return (
    <figure className={className}>
      {title && <figcaption className={`text-title ${css.title}`}>{title}</figcaption>}
      <ol className={classNames(css.weeks, columns.get(steps.length))}>
        {keyed(steps).map(({ key, item: { when, children } }) => (
          <li key={key}>
            <b className="display-2">{when}</b>
            {isFeed && ': '}
            <Inlines nodes={children} />
          </li>
        ))}
      </ol>
    </figure>
  );
}
