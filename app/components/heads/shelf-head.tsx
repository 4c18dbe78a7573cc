import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Lead } from '#app/components/heads/lead.tsx';

interface ShelfHeadProps {
  title: string;
  lead: string;
  className: string | undefined;
  children: ReactNode;
}

export function ShelfHead({ title, lead, className, children }: ShelfHeadProps) {
  return (
    <section className={classNames('page-head sunlit', className)}>
      <header className="wrap title-and-lead section-head">
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </header>
      {children}
    </section>
  );
}
