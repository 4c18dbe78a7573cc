import { ButtonLink } from '#app/components/controls/button.tsx';
import css from '#app/components/empty-state.module.css';
import { EmptyState } from '#app/components/empty-state.tsx';

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
    <div className={css.page}>
      <div className="wrap">
        <EmptyState heading="h1" title={title}>
          {text && <p>{text}</p>}
          <ButtonLink to={to} variant="secondary">
            {way}
          </ButtonLink>
        </EmptyState>
      </div>
    </div>
  );
}
