import type { ReactNode } from 'react';
import css from '#app/article/prose.module.css';

/** Two columns: what helps to find one's way, and the text. Blog and Learn share it. */
export function Reading({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={css.read}>
      {aside}
      <article className={css.prose}>{children}</article>
    </div>
  );
}
