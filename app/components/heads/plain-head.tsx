import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Lead } from '#app/components/heads/lead.tsx';
import css from '#app/components/heads/plain-head.module.css';

/** Title left, lead right, no drawing. A `<Rule>` follows. */
export function PlainHead({
  title,
  lead,
  above,
  className,
}: {
  title: string;
  lead?: ReactNode;
  /** What stands over the title: a back link, labels. */
  above?: ReactNode;
  className?: string;
}) {
  return (
    <header className={classNames(css.head, className)}>
      <div className="wrap title-and-lead">
        <div>
          {above}
          <h1>{title}</h1>
        </div>
        {lead && <Lead>{lead}</Lead>}
      </div>
    </header>
  );
}
