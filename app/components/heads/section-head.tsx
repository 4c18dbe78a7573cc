import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/heads/section-head.module.css';

/** Heading on the left, what it means on the right. */
export function SectionHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className={classNames('title-and-lead', css.head)}>
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
