import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { H2 } from '#app/components/heads/heading.tsx';
import { Lead } from '#app/components/heads/lead.tsx';
import css from '#app/components/heads/section-head.module.css';

/** Heading on the left, what it means on the right. */
export function SectionHead({
  title,
  lead,
  sectionHasId = false,
}: {
  title: string;
  lead?: ReactNode;
  /** Links lead to the section, so the heading needs no id. */
  sectionHasId?: boolean;
}) {
  return (
    <header className={classNames('title-and-lead', css.head)}>
      {sectionHasId ? <h2>{title}</h2> : <H2>{title}</H2>}
      {lead && <Lead>{lead}</Lead>}
    </header>
  );
}
