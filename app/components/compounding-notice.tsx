import css from '#app/components/compounding-notice.module.css';
import { shell } from '#library/shell.ts';
import { site } from '#library/site.ts';

/** Stands once on every service page and every health article. */
export function CompoundingNotice() {
  return (
    <aside className={css.notice} aria-label={shell.compoundingNotice}>
      <p>{site.compoundingNotice}</p>
    </aside>
  );
}
