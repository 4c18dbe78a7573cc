import { ButtonLink } from '#app/components/controls/button.tsx';
import { EmptyState } from '#app/components/empty-state.tsx';
import css from '#app/components/missing-page.module.css';

/** A page for a thing that does not exist: the sentence and one way out. The loader answers 404. */
export function MissingPage({
  title,
  text,
  to,
  way,
}: {
  title: string;
  /** What it means, where the title does not say it. */
  text?: string;
  to: string;
  way: string;
}) {
  return (
    <div className={css.missing}>
      <div className="wrap">
        <EmptyState heading="h1" title={title}>
          {text && <p className={css.text}>{text}</p>}
          <ButtonLink to={to} variant="secondary">
            {way}
          </ButtonLink>
        </EmptyState>
      </div>
    </div>
  );
}
