import type { ReactNode } from 'react';
import EmptyCylinder from '#app/components/empty-cylinder.svg?react';
import css from '#app/components/empty-state.module.css';

interface EmptyStateProps {
  id?: string;
  title: string;
  heading?: 'h1' | 'h2';
  children: ReactNode;
}

export function EmptyState({ id, title, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className={`ending ${css.emptyState}`}>
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
