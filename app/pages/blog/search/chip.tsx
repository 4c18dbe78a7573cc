import type { ComponentProps } from 'react';
import css from '#app/pages/blog/search/chip.module.css';

/** One of several choices, of which one holds. */
export function Chip({ pressed, ...props }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" aria-pressed={pressed} {...props} className={css.chip} />;
}
