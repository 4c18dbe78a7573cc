import { useContext } from 'react';
import css from '#app/article/blocks/timeline.module.css';
import { FeedArticleUrl, Inlines } from '#app/article/inline/inlines.tsx';
import { addKeys } from '#app/article/with-keys.ts';
import type { Block } from '#library/markdown/tree.ts';

export function Timeline({ title, steps }: Extract<Block, { type: 'timeline' }>) {
  const isFeed = useContext(FeedArticleUrl) !== undefined;
  return (
    <figure className="wide">
      {title && <figcaption className={`text-title ${css.title}`}>{title}</figcaption>}
      <ol className={css.steps}>
        {addKeys(steps).map(({ key, item: { when, children } }) => (
          <li key={key}>
            <b className="display-2">{when}</b>
            {isFeed ? ': ' : ' '}
            <Inlines nodes={children} />
          </li>
        ))}
      </ol>
    </figure>
  );
}
