import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/contact/hours.module.css';
import OpeningStatus from '#app/pages/contact/opening-status.island.tsx';
import OpeningWeek from '#app/pages/contact/opening-week.island.tsx';
import type { Schedule } from '#library/calendar.ts';
import { fillIn } from '#library/fill-in.ts';
import type { ContactWords } from '#library/schema/pages/contact.ts';

export function Hours({
  words,
  schedule,
  holidays,
  ahead,
  children,
}: {
  words: ContactWords['hours'];
  schedule: Schedule;
  /** Their names. */
  holidays: readonly string[];
  /** Days to come on which other hours hold. */
  ahead: readonly { until: string; text: string }[];
  /** The button that copies them. */
  children: ReactNode;
}) {
  const { title, lead, note, now, caption, day, time, closed, ahead: aheadTitle } = words;
  const holidayList = new Intl.ListFormat('en-US').format(holidays);
  return (
    <section className="section shade">
      <div className="wrap wide-split">
        <div>
          <h2>{title}</h2>
          <OpeningStatus schedule={schedule} words={now} />
          <p className="lead">{lead}</p>
          <p className={css.copy}>{children}</p>
        </div>
        <div>
          <OpeningWeek
            schedule={schedule}
            ahead={ahead}
            words={{ caption, day, time, closed, ahead: aheadTitle }}
          />
          <p className={classNames('meta', css.holidays)}>
            {fillIn(note, { holidays: holidayList })}
          </p>
        </div>
      </div>
    </section>
  );
}
