import css from '#app/article/inline/inlines.module.css';
import { articleWords } from '#library/words.ts';

/** Says to eyes and ears alike that a link leaves the site. */
export function ExternalIcon() {
  return (
    <svg
      className={css.external}
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      role="img"
      aria-label={articleWords.externalSite}
    >
      <path d="M4.5 2H2v8h8V7.5M7 1.5h3.5V5M10.5 1.5 5.5 6.5" />
    </svg>
  );
}
