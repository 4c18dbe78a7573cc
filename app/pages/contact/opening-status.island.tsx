import { island } from '#app/browser/island.tsx';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/contact/hours.module.css';
import { useOpeningState } from '#app/pages/contact/use-opening-state.ts';
import type { Schedule } from '#library/calendar.ts';
import { formatOpening, type OpeningWords } from '#library/opening.ts';

export default island('opening-status', OpeningStatus);

function OpeningStatus({ schedule, text }: { schedule: Schedule; text: OpeningWords }) {
  const state = useOpeningState(schedule);
  const isClosed = state && !state.open;
  const status = state && formatOpening(state, text);
  return (
    <p className={classNames('cluster needs-script', css.status, isClosed && css.closedStatus)}>
      {status && (
        <>
          <b>{status.state}</b> <span>{status.detail}</span>
        </>
      )}
    </p>
  );
}
