import css from '#app/article/disclaimer.module.css';
import { fillIn } from '#library/fill-in.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.disclaimer;

/** Stands under every text about health. */
export function Disclaimer({ what = 'article' }: { what?: 'article' | 'page' }) {
  return <p className={css.disclaimer}>{fillIn(words.text, { what: words[what] })}</p>;
}
