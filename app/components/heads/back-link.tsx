import type { ComponentProps, ReactNode } from 'react';
import css from '#app/components/heads/back-link.module.css';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={`arrow screen-only ${css.backLink}`}>
      {children}
    </a>
  );
}

/** Submits a form to go back, so the entries aren't lost. */
export function BackButton(props: ComponentProps<'button'>) {
  return <button type="submit" {...props} className={`arrow screen-only ${css.backLink}`} />;
}
