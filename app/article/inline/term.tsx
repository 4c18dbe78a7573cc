import type { ReactNode } from 'react';
import css from '#app/article/inline/term.module.css';

/** No heading can take such an id: headings have no underscores in theirs. */
export const termId = (slug: string) => `term_${slug}`;

/** A word of the glossary. It opens its meaning as a native popover, also without script. */
export function Term({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <button type="button" className={css.term} popoverTarget={termId(slug)}>
      {children}
    </button>
  );
}
