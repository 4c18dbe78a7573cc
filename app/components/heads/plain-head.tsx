import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/heads/page-head.module.css';

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
    <header className={classNames(css.plain, className)}>
      <div className="wrap title-and-lead">
        <div>
          {above}
          <h1>{title}</h1>
        </div>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </header>
  );
}
