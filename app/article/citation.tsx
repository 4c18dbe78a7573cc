import css from '#app/article/citation.module.css';

/** No heading can take such an id: headings have no underscores in theirs. */
export const popoverId = (number: number) => `cite_${number}`;

/** Keeps the number on the line of the word that it belongs to. */
const wordJoiner = '\u2060';

/** The raised number. It opens the work as a native popover, also without script. */
export function Citation({ number }: { number: number }) {
  return (
    <>
      {wordJoiner}
      <button
        type="button"
        className={css.cite}
        popoverTarget={popoverId(number)}
        aria-label={`Reference ${number}`}
      >
        {number}
      </button>
    </>
  );
}
