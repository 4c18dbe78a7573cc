import css from '#app/components/compounding-notice.module.css';
import { site } from '#library/facts.ts';
import { shell } from '#library/words.ts';

/** Required once on Home, FAQ, every service page and every health text, in the text column. */
export function CompoundingNotice() {
  return (
    <aside className={`note ${css.notice}`} aria-label={shell.compoundingNotice}>
      <p>{site.compoundingNotice}</p>
    </aside>
  );
}
