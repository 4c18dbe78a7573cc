import { Inlines } from '#app/article/inlines.tsx';
import css from '#app/article/quote.module.css';
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
