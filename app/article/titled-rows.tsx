import type { ReactNode } from 'react';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { Rows } from '#app/components/rows.tsx';
import type { Inline } from '#library/markdown/tree.ts';

/** A heading and its lead, the left column of a `split`. */
export function TitleAndLead({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string | readonly Inline[];
  children?: ReactNode;
}) {
  return (
    <div>
      <h2>{title}</h2>
      <p className="lead">{typeof lead === 'string' ? lead : <Inlines nodes={lead} />}</p>
      {children}
    </div>
  );
}

/** Rows whose values may contain links. */
export function RichRows({
  rows,
}: {
  rows: readonly { name: string; value: readonly Inline[] }[];
}) {
  return (
    <Rows rows={rows.map(({ name, value }) => ({ name, value: <Inlines nodes={value} /> }))} />
  );
}
