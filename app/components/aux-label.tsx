import type { ReactNode } from 'react';
import css from '#app/components/aux-label.module.css';
import { classNames } from '#app/components/class-names.ts';

/** Looks like an auxiliary label on a medicine bottle. */
export function AuxLabel({ tone, children }: { tone?: 'cobalt' | 'outline'; children: ReactNode }) {
  return <span className={classNames(css.auxLabel, tone && css[tone])}>{children}</span>;
}
