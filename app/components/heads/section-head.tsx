import type { ReactNode } from 'react';

/** Heading on the left, what it means on the right. */
export function SectionHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="title-and-lead section-head">
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
