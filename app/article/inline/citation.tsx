import css from '#app/article/inline/citation.module.css';
import { fillIn } from '#library/fill-in.ts';
import { articleWords } from '#library/words.ts';

/** No heading can take such an id: headings have no underscores in theirs. */
export const popoverId = (number: number) => `cite_${number}`;

/** What the number and its popover are called where they are read out. */
export const citationName = (number: number) =>
  fillIn(articleWords.references.number, { number: String(number) });

/** The raised number. It opens the work as a native popover, also without script. */
export function Citation({ number }: { number: number }) {
  return (
    <button
      type="button"
      className={css.cite}
      popoverTarget={popoverId(number)}
      aria-label={citationName(number)}
    >
      {number}
    </button>
  );
}
