import { classNames } from '#app/components/class-names.ts';
import { CopyButton } from '#app/pages/contact/copy-button.tsx';
import css from '#app/pages/contact/hours.module.css';
import { useNow } from '#app/pages/contact/use-now.ts';
import { contactHours } from '#content/contact.ts';
import { allHours, schedule } from '#library/hours.ts';
import {
  type DayName,
  dayNames,
  mondayFirst,
  type OpeningState,
  openingInWords,
  openingState,
  spanInWords,
} from '#library/opening.ts';

/** The scale of the week runs from 8am to 7pm. */
const scale = { from: 8 * 60, until: 19 * 60 };
const onScale = (minutes: number) => (minutes - scale.from) / 60;
/** A line for each hour, in the drawing of the bars: tiles of a background would drift from them. */
const grid = Array.from({ length: 11 }, (_, hour) => `M${hour} 0v10`).join('');
const { week, holidays } = schedule;
const holidayNames = new Intl.ListFormat('en-US').format(holidays.map(({ name }) => name));

/** The week as a table and on a scale; script adds whether we are open now. */
export function Hours() {
  const now = useNow();
  const state = now && openingState(now, schedule);
  return (
    <section className={classNames('section shade', css.hours)}>
      <div className="wrap">
        <div>
          <h2>{contactHours.title}</h2>
          <Status state={state} />
          <p className="lead">{contactHours.lead}</p>
          <p className={css.copy}>
            <CopyButton text={allHours.join(', ')} what="opening hours" />
          </p>
        </div>
        <div>
          <Week state={state} />
          <p className={classNames('meta', css.holidays)}>
            Pacific time. Closed on {holidayNames}.
          </p>
        </div>
      </div>
    </section>
  );
}

function Status({ state }: { state: OpeningState | undefined }) {
  const words = state && openingInWords(state);
  return (
    <p className={classNames(css.state, state && !state.open && css.shut)}>
      {words && (
        <>
          <b>{words.state}</b> <span>{words.detail}</span>
        </>
      )}
    </p>
  );
}

function Week({ state }: { state: OpeningState | undefined }) {
  return (
    <table className={css.week}>
      <caption className="vh">Opening hours, Pacific time</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Day</span>
          </th>
          <td aria-hidden="true">
            <span className={css.scale}>
              <span>8am</span>
              <span>10</span>
              <span>12</span>
              <span>2pm</span>
              <span>4</span>
              <span>6</span>
            </span>
          </td>
          <th scope="col">
            <span className="vh">Hours</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {mondayFirst.map((day) => (
          <Day
            key={day}
            day={day}
            today={state && dayNames[state.weekday] === day ? state : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, today }: { day: DayName; today: OpeningState | undefined }) {
  const open = today?.holiday ? null : week[day];
  return (
    <tr
      className={classNames(today && css.today, !open && css.closed)}
      aria-current={today && 'date'}
    >
      <th scope="row">
        {day.slice(0, 3)}
        <span>{day.slice(3)}</span>
      </th>
      <td className={css.bar} aria-hidden="true">
        <svg viewBox="0 0 11 10" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.grid} d={grid} />
          {open && (
            <rect
              x={onScale(open.from)}
              width={onScale(open.until) - onScale(open.from)}
              y="3"
              height="4"
            />
          )}
          {today && today.minutes >= scale.from && today.minutes <= scale.until && (
            <NowMark x={onScale(today.minutes)} />
          )}
        </svg>
      </td>
      <td>{open ? spanInWords(open) : 'Closed'}</td>
    </tr>
  );
}

function NowMark({ x }: { x: number }) {
  return (
    <g className={css.now}>
      <path d={`M${x} 0v10`} />
      <path d={`M${x} 0v10`} />
    </g>
  );
}
