import css from '#app/components/compounding-notice.module.css';
import { compoundingNotice } from '#content/site.ts';

/** Stands once on every service page and every health article. */
export function CompoundingNotice() {
  return (
    <aside className={css.notice} aria-label="About compounded medicines">
      <p>{compoundingNotice}</p>
    </aside>
  );
}
