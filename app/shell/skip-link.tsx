import css from '#app/shell/skip-link.module.css';
import { shell } from '#library/words.ts';

export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      {shell.skipLink}
    </a>
  );
}
