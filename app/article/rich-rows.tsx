import type { ComponentProps } from 'react';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Section } from '#app/components/section.tsx';
import type { Inline } from '#library/markdown/tree.ts';

type RichRow = { name: string; value: readonly Inline[] };

export function RichRows({ rows }: { rows: readonly RichRow[] }) {
  return (
    <Rows rows={rows.map(({ name, value }) => ({ name, value: <Inlines nodes={value} /> }))} />
  );
}

interface RichRowsSectionProps extends Omit<ComponentProps<typeof Section>, 'lead' | 'children'> {
  lead: string | readonly Inline[];
  rows: readonly RichRow[];
}

export function RichRowsSection({ lead, rows, ...section }: RichRowsSectionProps) {
  return (
    <Section {...section} lead={typeof lead === 'string' ? lead : <Inlines nodes={lead} />}>
      <RichRows rows={rows} />
    </Section>
  );
}
