import type { ComponentProps, ReactNode } from 'react';
import css from '#app/components/heads/back-link.module.css';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={`arrow screen-only ${css.back}`}>
      {children}
    </a>
  );
}

/** Goes back by submitting a form, so its entries are kept. */
export function BackButton(props: ComponentProps<'button'>) {
  return <button type="submit" {...props} className={`arrow screen-only ${css.back}`} />;
}
