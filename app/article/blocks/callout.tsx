import type { ReactNode } from 'react';
import css from '#app/article/blocks/callout.module.css';
import { InlineItems } from '#app/article/inline/inlines.tsx';
import { classNames } from '#app/components/class-names.ts';
import type { CalloutVariant, Inline } from '#library/markdown/tree.ts';

interface CalloutProps {
  variant: CalloutVariant;
  title: string;
  children: ReactNode;
}

export function Callout({ variant, title, children }: CalloutProps) {
  return (
    <aside className={classNames(css.callout, css[variant])}>
      <p className={css.title}>{title}</p>
      {children}
    </aside>
  );
}

export function KeyPoints({ title, items }: { title: string; items: readonly Inline[][] }) {
  return (
    <aside className={classNames(css.callout, css.keyPoints)}>
      <p className="display-2">{title}</p>
      <ol className="lined numbered">
        <InlineItems items={items} />
      </ol>
    </aside>
  );
}
