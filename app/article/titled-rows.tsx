import type { ReactNode } from 'react';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { classNames } from '#app/components/class-names.ts';
import { H2 } from '#app/components/heads/heading.tsx';
import { Rows } from '#app/components/rows.tsx';
import type { Inline } from '#library/markdown/tree.ts';

/** A heading and its lead, the left column of a `split`. */
export function TitleAndLead({
  title,
  lead,
  leadClass,
  sectionHasId = false,
  children,
}: {
  title: string;
  lead: string | readonly Inline[];
  leadClass?: string | undefined;
  /** Links lead to the section, so the heading needs no id. */
  sectionHasId?: boolean;
  children?: ReactNode;
}) {
  return (
    <div>
      {sectionHasId ? <h2>{title}</h2> : <H2>{title}</H2>}
      <p className={classNames('lead', leadClass)}>
        {typeof lead === 'string' ? <PhoneLinks text={lead} /> : <Inlines nodes={lead} />}
      </p>
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
