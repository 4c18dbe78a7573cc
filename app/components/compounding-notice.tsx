import css from '#app/components/compounding-notice.module.css';
import { site } from '#library/facts/site.ts';
import { shell } from '#library/words/shell.ts';

/** Stands once on every service page and every health article. */
export function CompoundingNotice() {
  return (
    <aside className={css.notice} aria-label={shell.compoundingNotice}>
      <p>{site.compoundingNotice}</p>
    </aside>
  );
}
