import type { ReactNode } from 'react';
import css from '#app/components/card.module.css';
import { classNames } from '#app/components/class-names.ts';
import { Link } from '#app/components/controls/button.tsx';

/** Glass is solid cobalt, paper a ruled sheet, light the window light on the wall. */
export type CardKind = 'glass' | 'paper' | 'light';

interface CardProps {
  kind?: CardKind;
  /** Makes the whole card a link. */
  to?: string;
  className?: string;
  children: ReactNode;
}

export function Card({ kind, to, className, children }: CardProps) {
  const names = classNames(css.card, kind && css[kind], className);
  return to ? (
    <Link to={to} className={names}>
      {children}
    </Link>
  ) : (
    <div className={names}>{children}</div>
  );
}
