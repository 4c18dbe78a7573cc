import type { ReactNode } from 'react';
import css from '#app/components/back-link.module.css';
import { Link } from '#app/components/link.tsx';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={css.back}>
      {children}
    </Link>
  );
}
