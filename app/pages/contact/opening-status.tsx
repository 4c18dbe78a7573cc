import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/contact/hours.module.css';
import { useOpening } from '#app/pages/contact/use-opening.ts';
import type { Schedule } from '#library/calendar.ts';
import { type OpeningWords, openingInWords } from '#library/opening.ts';

export function OpeningStatus({ schedule, words }: { schedule: Schedule; words: OpeningWords }) {
  const state = useOpening(schedule);
  const text = state && openingInWords(state, words);
  return (
    <p className={classNames('cluster', css.state, state && !state.open && css.closedNow)}>
      {text && (
        <>
          <b>{text.state}</b> <span>{text.detail}</span>
        </>
      )}
    </p>
  );
}
