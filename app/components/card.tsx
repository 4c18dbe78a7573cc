import type { ReactNode } from 'react';
import css from '#app/components/card.module.css';
import { classNames } from '#app/components/class-names.ts';

/** Glass is solid cobalt, paper is a white sheet and light is a wall in window light. */
export type CardKind = 'glass' | 'paper' | 'light';

interface CardProps {
  kind?: CardKind;
  to?: string;
  className?: string;
  children: ReactNode;
}

export function Card({ kind, to, className, children }: CardProps) {
  const cardClass = classNames(css.card, kind && css[kind], className);
  return to ? (
    <a href={to} className={cardClass}>
      {children}
    </a>
  ) : (
    <div className={cardClass}>{children}</div>
  );
}
