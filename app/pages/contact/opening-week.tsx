import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/contact/hours.module.css';
import { useOpening } from '#app/pages/contact/use-opening.ts';
import { scalePosition, type WeekScale, weekScale } from '#app/pages/contact/week-scale.ts';
import {
  type DayName,
  dayAfter,
  dayNames,
  hoursOn,
  type Schedule,
  type Span,
} from '#library/calendar.ts';
import { mondayFirst, type OpeningState, spanInWords } from '#library/opening.ts';
import type { ContactWords } from '#library/schema/pages/contact.ts';

/** A line for each hour. They are in the SVG because background tiles would drift from the bars. */
const hourLines = (length: number) => Array.from({ length }, (_, hour) => `M${hour} 0v10`).join('');

interface OpeningWeekProps {
  schedule: Schedule;
  /** Upcoming days with different hours. */
  closures: readonly { until: string; text: string }[];
  words: Pick<ContactWords['hours'], 'caption' | 'day' | 'time' | 'closed' | 'ahead'>;
}

/**
 * The week as a table with bars. With JavaScript, it marks the current time, and each row is the
 * next day of that name, so a holiday in the coming week reads Closed.
 */
export function OpeningWeek({ schedule, closures, words }: OpeningWeekProps) {
  const state = useOpening(schedule);
  const { week } = schedule;
  const scale = weekScale(week);
  const upcoming = closures.filter(({ until }) => !state || until >= state.date);
  return (
    <>
      <table className={css.week}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.day}</span>
            </th>
            <td aria-hidden="true">
              <Scale scale={scale} />
            </td>
            <th scope="col">
              <span className="visually-hidden">{words.time}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {mondayFirst.map((day) => {
            const today = state && dayNames[state.weekday] === day ? state : undefined;
            const { hours, reason } = state
              ? nextHours(state, day, schedule)
              : { hours: week[day], reason: undefined };
            return (
              <Day
                key={day}
                day={day}
                open={hours}
                reason={reason}
                today={today}
                scale={scale}
                closed={words.closed}
              />
            );
          })}
        </tbody>
      </table>
      {upcoming.length > 0 && (
        <div className={classNames('meta', css.closures)}>
          <h3 className="text-title">{words.ahead}</h3>
          <ul>
            {upcoming.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The hours on the next day of this name, including today. */
function nextHours({ date, weekday }: OpeningState, name: DayName, schedule: Schedule) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const daysAway = (dayNames.indexOf(name) - weekday + 7) % 7;
  return hoursOn(dayAfter({ year, month, day }, daysAway), schedule);
}

/** Positioned in percent, because a stretched viewBox like that of the bars would distort text. */
function Scale({ scale: { from, until, marks } }: { scale: WeekScale }) {
  return (
    <svg className={css.scale} aria-hidden="true">
      {marks.map(({ at, label }) => (
        <text key={label} x={`${(100 * at) / (until - from)}%`} y="1em">
          {label}
        </text>
      ))}
    </svg>
  );
}

interface DayProps {
  day: DayName;
  open: Span | null;
  /** The holiday, or why other hours apply. */
  reason: string | undefined;
  today: OpeningState | undefined;
  scale: WeekScale;
  closed: string;
}

function Day({ day, open, reason, today, scale, closed }: DayProps) {
  const now = today && scalePosition(today.minutes, scale);
  const length = scale.until - scale.from;
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
        <svg viewBox={`0 0 ${length} 10`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.grid} d={hourLines(length)} />
          {open && (
            <rect
              x={scalePosition(open.from, scale)}
              width={(open.until - open.from) / 60}
              y="3"
              height="4"
            />
          )}
          {now !== undefined && now >= 0 && now <= length && (
            <g className={css.now}>
              <path d={`M${now} 0v10`} />
              <path d={`M${now} 0v10`} />
            </g>
          )}
        </svg>
      </td>
      <td>
        {open ? spanInWords(open) : closed}
        {reason && (
          <>
            <span className="visually-hidden">, </span>
            <small>{reason}</small>
          </>
        )}
      </td>
    </tr>
  );
}
