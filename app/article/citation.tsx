import css from '#app/article/citation.module.css';

/** No heading can take such an id: headings have no underscores in theirs. */
export const popoverId = (number: number) => `cite_${number}`;

/** The raised number. It opens the work as a native popover, also without script. */
export function Citation({ number }: { number: number }) {
  return (
    <button
      type="button"
      className={css.cite}
      popoverTarget={popoverId(number)}
      aria-label={`Reference ${number}`}
    >
      {number}
    </button>
  );
}
