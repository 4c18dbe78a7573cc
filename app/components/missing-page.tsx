import { data } from 'react-router';
import { ButtonLink } from '#app/components/controls/button.tsx';
import css from '#app/components/empty-state.module.css';
import { EmptyState } from '#app/components/empty-state.tsx';

interface MissingPageProps {
  title: string;
  /** What it means, where the title does not say it. */
  text?: string;
  to: string;
  way: string;
}

/** A page for a thing that does not exist: the sentence and one way out. The loader answers 404. */
export function MissingPage({ title, text, to, way }: MissingPageProps) {
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

/** What the loader of a page answers: its data, or 404 where there is no such page. */
export const dataOr404 = <Page,>(page: Page | undefined) =>
  page ? data(page) : data(null, { status: 404 });
