import { Inlines } from '#app/article/inlines.tsx';
import css from '#app/article/testimonial.module.css';
import type { Block } from '#library/markdown/tree.ts';

/** A patient's words, with what they were treated for. */
export function Testimonial({
  patient,
  condition,
  treatment,
  result,
  children,
}: Extract<Block, { type: 'testimonial' }>) {
  return (
    <figure className={css.story}>
      <blockquote>
        <Inlines nodes={children} />
      </blockquote>
      <figcaption>{patient}</figcaption>
      <dl>
        <div>
          <dt>Condition</dt>
          <dd>{condition}</dd>
        </div>
        <div>
          <dt>Treatment</dt>
          <dd>{treatment}</dd>
        </div>
        <div>
          <dt>Result</dt>
          <dd>{result}</dd>
        </div>
      </dl>
    </figure>
  );
}
