import { data } from 'react-router';
import { ButtonLink } from '#app/components/controls/button.tsx';
import css from '#app/components/empty-state.module.css';
import { EmptyState } from '#app/components/empty-state.tsx';

interface NotFoundPageProps {
  title: string;
  text?: string;
  to: string;
  way: string;
}

/** The loader must respond with 404, as `dataOr404` does. */
export function NotFoundPage({ title, text, to, way }: NotFoundPageProps) {
  return (
    <div className={`wrap ${css.page}`}>
      <EmptyState heading="h1" title={title}>
        {text && <p>{text}</p>}
        <ButtonLink to={to} variant="secondary">
          {way}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

export const dataOr404 = <Page,>(page: Page | undefined) =>
  page ? data(page) : data(null, { status: 404 });
