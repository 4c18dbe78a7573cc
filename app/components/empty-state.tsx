import type { ReactNode } from 'react';
import EmptyCylinder from '#app/components/empty-cylinder.svg?react';
import css from '#app/components/empty-state.module.css';

interface EmptyStateProps {
  id?: string;
  title: string;
  /** `h1` if it is the only content of the page. */
  heading?: 'h1' | 'h2';
  children: ReactNode;
}

/** Shown instead of content: an empty cylinder, a sentence and a link. */
export function EmptyState({ id, title, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <EmptyCylinder />
      <div>
        <Heading id={id} className="display-3">
          {title}
        </Heading>
        {children}
      </div>
    </div>
  );
}
