import css from '#app/article/blocks/quotes.module.css';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import { NamedValues } from '#app/components/named-values.tsx';
import type { Block } from '#library/markdown/tree.ts';
import { articleText } from '#library/words.ts';

export function Quote({ variant, by, children }: Extract<Block, { type: 'quote' }>) {
  return (
    <figure className={classNames('display-3 wide', css.quote, css[variant])}>
      <blockquote>
        <Inlines nodes={children} />
      </blockquote>
      {by && <figcaption className="meta">{by}</figcaption>}
    </figure>
  );
}

const copy = articleText.testimonial;

export function Testimonial({
  patient,
  condition,
  treatment,
  result,
  isSample,
  children,
}: Extract<Block, { type: 'testimonial' }>) {
  return (
    <figure className={classNames(css.quote, css.card)}>
      <blockquote className="display-3">
        <Inlines nodes={children} />
      </blockquote>
      <figcaption>
        {patient}
        {isSample && `. ${copy.sample}.`}
      </figcaption>
      <NamedValues
        className="thirds"
        nameClass="note"
        values={[
          { name: copy.condition, value: condition },
          { name: copy.treatment, value: treatment },
          ...(result ? [{ name: copy.result, value: result }] : []),
        ]}
      />
    </figure>
  );
}
