import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/contact/hours.module.css';
import { useOpeningState } from '#app/pages/contact/use-opening-state.ts';
import { getScalePosition, getWeekScale, type WeekScale } from '#app/pages/contact/week-scale.ts';
import {
  addDays,
  type DayName,
  dayNames,
  getHoursOn,
  type Schedule,
  type Span,
} from '#library/calendar.ts';
import { daysFromMonday, formatHours, type OpeningState } from '#library/opening.ts';
import type { ContactText } from '#library/schema/pages/contact.ts';

/** The hour lines are in the SVG because background tiles would drift from the bars. */
const getHourLinesPath = (hourCount: number) =>
  Array.from({ length: hourCount }, (_, hour) => `M${hour} 0v10`).join('');

interface OpeningWeekProps {
  schedule: Schedule;
  /** Closures include days with shorter hours. */
  closures: readonly { until: string; text: string }[];
  text: Pick<ContactText['hours'], 'caption' | 'day' | 'time' | 'closed' | 'ahead'>;
}

/**
 * With JavaScript, the table marks the current time, and each row shows the hours for the next date
 * with that weekday, including holidays and closures.
 */
export function OpeningWeek({ schedule, closures, text }: OpeningWeekProps) {
  const state = useOpeningState(schedule);
  const { week } = schedule;
  const scale = getWeekScale(week);
  const upcomingClosures = closures.filter(({ until }) => !state || until >= state.date);
  return (
    <>
      <table className={css.week}>
        <caption className="visually-hidden">{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text.day}</span>
            </th>
            <td aria-hidden="true">
              <HourLabels scale={scale} />
            </td>
            <th scope="col">
              <span className="visually-hidden">{text.time}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {daysFromMonday.map((day) => {
            const today = state && dayNames[state.weekday] === day ? state : undefined;
            const { hours, reason } = state
              ? getNextHours(state, day, schedule)
              : { hours: week[day], reason: undefined };
            return (
              <DayRow
                key={day}
                day={day}
                hours={hours}
                reason={reason}
                today={today}
                scale={scale}
                closedLabel={text.closed}
              />
            );
          })}
        </tbody>
      </table>
      {upcomingClosures.length > 0 && (
        <div className={classNames('meta', css.closures)}>
          <h3 className="text-title">{text.ahead}</h3>
          <ul>
            {upcomingClosures.map((closure) => (
              <li key={closure.text}>{closure.text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function getNextHours({ date, weekday }: OpeningState, name: DayName, schedule: Schedule) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const daysAway = (dayNames.indexOf(name) - weekday + 7) % 7;
  return getHoursOn(addDays({ year, month, day }, daysAway), schedule);
}

/** The labels have positions in percent, because a stretched viewBox would distort text. */
function HourLabels({ scale: { startHour, endHour, marks } }: { scale: WeekScale }) {
  return (
    <svg className={css.hourLabels} aria-hidden="true">
      {marks.map(({ x, label }) => (
        <text key={label} x={`${(100 * x) / (endHour - startHour)}%`} y="1em">
          {label}
        </text>
      ))}
    </svg>
  );
}

interface DayRowProps {
  day: DayName;
  hours: Span | null;
  reason: string | undefined;
  today: OpeningState | undefined;
  scale: WeekScale;
  closedLabel: string;
}

function DayRow({ day, hours, reason, today, scale, closedLabel }: DayRowProps) {
  const nowPosition = today && getScalePosition(today.minutes, scale);
  const hourCount = scale.endHour - scale.startHour;
  return (
    <tr
      className={classNames(today && css.today, !hours && css.closedDay)}
      aria-current={today && 'date'}
    >
      <th scope="row">
        {day.slice(0, 3)}
        <span>{day.slice(3)}</span>
      </th>
      <td className={css.bar} aria-hidden="true">
        <svg viewBox={`0 0 ${hourCount} 10`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.hourLines} d={getHourLinesPath(hourCount)} />
          {hours && (
            <rect
              x={getScalePosition(hours.from, scale)}
              width={(hours.until - hours.from) / 60}
              y="3"
              height="4"
            />
          )}
          {nowPosition !== undefined && nowPosition >= 0 && nowPosition <= hourCount && (
            <g className={css.currentTime}>
              <path d={`M${nowPosition} 0v10`} />
              <path d={`M${nowPosition} 0v10`} />
            </g>
          )}
        </svg>
      </td>
      <td>
        {hours ? formatHours(hours) : closedLabel}
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
