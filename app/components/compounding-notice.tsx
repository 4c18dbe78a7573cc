import css from '#app/components/compounding-notice.module.css';
import { site } from '#library/facts.ts';
import { shell } from '#library/words.ts';

/** Home, FAQ, every service page and every health page must show this notice once. */
export function CompoundingNotice() {
  return (
    <aside className={css.notice} aria-label={shell.compoundingNotice}>
      <p>{site.compoundingNotice}</p>
    </aside>
  );
}
