import type { ReactNode } from 'react';
import css from '#app/components/empty-state.module.css';

/** Nothing here: an almost empty vessel, the sentence, and one way out. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  children,
}: {
  title: string;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2';
  /** The way out. */
  children: ReactNode;
}) {
  return (
    <div className={css.empty}>
      <svg className="drawing" viewBox="-20 0 150 272" aria-hidden="true">
        <path className="outline" d="M10 26v234M100 8v252M100 8H-10l20 18M-16 260h142v10H-16z" />
        <path className="outline" strokeWidth="38" strokeDasharray="2 38" d="M81 59v202" />
        <path className="outline" strokeWidth="18" strokeDasharray="1 7" d="M91 59.5v202" />
        <path className="fill-amber" d="M11.5 259v-12q43.5 9 87 0v12z" />
      </svg>
      <div>
        <Heading>{title}</Heading>
        {children}
      </div>
    </div>
  );
}
