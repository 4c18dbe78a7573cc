import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Lead } from '#app/components/heads/lead.tsx';
import css from '#app/components/heads/shelf-head.module.css';

/** The head of a page that begins with a shelf in the light of a window. */
export function ShelfHead({
  title,
  lead,
  className,
  children,
}: {
  title: string;
  lead: string;
  className: string | undefined;
  /** The shelf. */
  children: ReactNode;
}) {
  return (
    <section className={classNames('page-head', css.head, className)}>
      <header className="wrap title-and-lead">
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </header>
      {children}
    </section>
  );
}
