import css from '#app/components/compounding-notice.module.css';
import { site } from '#library/facts.ts';
import { shell } from '#library/words.ts';

/**
 * Stands once on Home, FAQ, every service page and every health text: in the column of the words it
 * follows, never alone between two parts.
 */
export function CompoundingNotice() {
  return (
    <aside className={css.notice} aria-label={shell.compoundingNotice}>
      <p>{site.compoundingNotice}</p>
    </aside>
  );
}
