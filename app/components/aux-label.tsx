import type { ReactNode } from 'react';
import css from '#app/components/aux-label.module.css';
import { classNames } from '#app/components/class-names.ts';

/** The sticker a pharmacist adds to a bottle. */
export function AuxLabel({ tone, children }: { tone?: 'cobalt' | 'outline'; children: ReactNode }) {
  return <span className={classNames(css.aux, tone && css[tone])}>{children}</span>;
}
