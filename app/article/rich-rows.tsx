import type { ComponentProps } from 'react';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Section } from '#app/components/section.tsx';
import type { Inline } from '#library/markdown/tree.ts';

interface RichRowsProps {
  rows: readonly { name: string; value: readonly Inline[] }[];
  className?: string;
}

export function RichRows({ rows, ...props }: RichRowsProps) {
  const richRows = rows.map(({ name, value }) => ({ name, value: <Inlines nodes={value} /> }));
  return <Rows {...props} rows={richRows} />;
}

type SectionProps = Omit<ComponentProps<typeof Section>, 'children'>;

export function RichRowsSection({ rows, ...section }: SectionProps & RichRowsProps) {
  return (
    <Section {...section}>
      <RichRows rows={rows} />
    </Section>
  );
}
