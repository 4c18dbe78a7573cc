import type { ReactNode } from 'react';
import EmptyCylinder from '#app/components/empty-cylinder.svg?react';
import css from '#app/components/empty-state.module.css';

interface EmptyStateProps {
  id?: string;
  title: string;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2';
  /** The way out. */
  children: ReactNode;
}

/** Nothing here: an almost empty vessel, the sentence, and one way out. */
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
