import css from '#app/components/compounding-notice.module.css';
import { site } from '#library/site.ts';

/** Stands once on every service page and every health article. */
export function CompoundingNotice() {
  return (
    <aside className={css.notice} aria-label={site.compoundingNoticeName}>
      <p>{site.compoundingNotice}</p>
    </aside>
  );
}
