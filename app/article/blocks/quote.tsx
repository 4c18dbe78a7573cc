import css from '#app/article/blocks/quote.module.css';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import type { Block } from '#library/markdown/tree.ts';

/** A sentence of the article itself, pulled out of it. */
export function Quote({
  variant,
  by,
  children,
  className,
}: Extract<Block, { type: 'quote' }> & { className?: string }) {
  return (
    <figure className={classNames(css.pull, css[variant], className)}>
      <blockquote>
        <Inlines nodes={children} />
      </blockquote>
      {by && <figcaption>{by}</figcaption>}
    </figure>
  );
}
