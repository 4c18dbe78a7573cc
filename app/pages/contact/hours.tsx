import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/contact/hours.module.css';
import { useNow } from '#app/pages/contact/use-now.ts';
import { onScale, type WeekScale, weekScale } from '#app/pages/contact/week-scale.ts';
import { fillIn } from '#library/fill-in.ts';
import {
  type DayName,
  dayNames,
  mondayFirst,
  type OpeningState,
  type OpeningWords,
  openingInWords,
  openingState,
  type Schedule,
  type Span,
  spanInWords,
} from '#library/opening.ts';
import type { ContactWords } from '#library/schema/pages/contact.ts';

/** A line for each hour, in the drawing of the bars: tiles of a background would drift from them. */
const grid = (length: number) => Array.from({ length }, (_, hour) => `M${hour} 0v10`).join('');

type HoursWords = ContactWords['hours'];

/** The week as a table and on a scale; script adds whether we are open now. */
export function Hours({
  words,
  schedule,
  children,
}: {
  words: HoursWords;
  schedule: Schedule;
  /** The button that copies them. */
  children: ReactNode;
}) {
  const now = useNow();
  const state = now && openingState(now, schedule);
  const holidays = new Intl.ListFormat('en-US').format(schedule.holidays.map(({ name }) => name));
  return (
    <section className={classNames('section shade', css.hours)}>
      <div className="wrap">
        <div>
          <h2>{words.title}</h2>
          <Status state={state} words={words.now} />
          <p className="lead">{words.lead}</p>
          <p className={css.copy}>{children}</p>
        </div>
        <div>
          <Week state={state} words={words} week={schedule.week} />
          <p className={classNames('meta', css.holidays)}>{fillIn(words.note, { holidays })}</p>
        </div>
      </div>
    </section>
  );
}

function Status({ state, words }: { state: OpeningState | undefined; words: OpeningWords }) {
  const said = state && openingInWords(state, words);
  return (
    <p className={classNames(css.state, state && !state.open && css.shut)}>
      {said && (
        <>
          <b>{said.state}</b> <span>{said.detail}</span>
        </>
      )}
    </p>
  );
}

function Week({
  state,
  words,
  week,
}: {
  state: OpeningState | undefined;
  words: HoursWords;
  week: Schedule['week'];
}) {
  const scale = weekScale(week);
  return (
    <table className={css.week}>
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{words.day}</span>
          </th>
          <td aria-hidden="true">
            <Scale scale={scale} />
          </td>
          <th scope="col">
            <span className="vh">{words.time}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {mondayFirst.map((day) => {
          const today = state && dayNames[state.weekday] === day ? state : undefined;
          return (
            <Day
              key={day}
              day={day}
              open={today?.holiday ? null : week[day]}
              today={today}
              scale={scale}
              closed={words.closed}
            />
          );
        })}
      </tbody>
    </table>
  );
}

/** Percentages place the words without stretching them, as the bars below are stretched. */
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

function Day({
  day,
  open,
  today,
  scale,
  closed,
}: {
  day: DayName;
  open: Span | null;
  today: OpeningState | undefined;
  scale: WeekScale;
  /** The word for a day without hours. */
  closed: string;
}) {
  const now = today && onScale(today.minutes, scale);
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
          <path className={css.grid} d={grid(length)} />
          {open && (
            <rect
              x={onScale(open.from, scale)}
              width={(open.until - open.from) / 60}
              y="3"
              height="4"
            />
          )}
          {now !== undefined && now >= 0 && now <= length && <NowMark x={now} />}
        </svg>
      </td>
      <td>{open ? spanInWords(open) : closed}</td>
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
