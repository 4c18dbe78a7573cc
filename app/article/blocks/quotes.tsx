import quote from '#app/article/blocks/quote.module.css';
import css from '#app/article/blocks/testimonial.module.css';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import { NamedValues } from '#app/components/named-values.tsx';
import type { Block } from '#library/markdown/tree.ts';
import { articleWords } from '#library/words.ts';

type QuoteProps = Extract<Block, { type: 'quote' }> & { className?: string };

/** A sentence of the article itself, pulled out of it. */
export function Quote({ variant, by, children, className }: QuoteProps) {
  return (
    <figure className={classNames('display-3', quote.pull, quote[variant], className)}>
      <blockquote>
        <Inlines nodes={children} />
      </blockquote>
      {by && <figcaption className="meta">{by}</figcaption>}
    </figure>
  );
}

const words = articleWords.testimonial;

/** A patient's words, with what they were treated for. */
export function Testimonial({
  patient,
  condition,
  treatment,
  result,
  isSample,
  children,
}: Extract<Block, { type: 'testimonial' }>) {
  return (
    <figure className={classNames(quote.card, css.story)}>
      <blockquote className="display-3">
        <Inlines nodes={children} />
      </blockquote>
      <figcaption>
        {patient}
        {isSample && `. ${words.sample}.`}
      </figcaption>
      <NamedValues
        className="thirds"
        values={[
          { name: words.condition, value: condition },
          { name: words.treatment, value: treatment },
          ...(result ? [{ name: words.result, value: result }] : []),
        ]}
      />
    </figure>
  );
}
