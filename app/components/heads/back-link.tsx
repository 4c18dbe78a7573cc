import type { ComponentProps, ReactNode } from 'react';
import { Link } from '#app/components/controls/button.tsx';
import css from '#app/components/heads/back-link.module.css';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`arrow screen-only ${css.back}`}>
      {children}
    </Link>
  );
}

/** For a way back that takes the entries of a form along. */
export function BackButton(props: ComponentProps<'button'>) {
  return <button type="submit" {...props} className={`arrow screen-only ${css.back}`} />;
}
