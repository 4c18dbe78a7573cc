import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/shipping/order-timeline.module.css';
import { fillIn } from '#library/fill-in.ts';
import type { TimelineWords } from '#library/schema/pages/shipping.ts';

const width = 1200;
const eitherDay = new Intl.ListFormat('en-US', { type: 'disjunction' });

interface Span {
  least: number;
  most: number;
}

/** Business days from the order to the door. What may take longer is hatched. */
export function OrderTimeline({
  className,
  words,
  hours,
  days,
}: {
  className?: string;
  words: TimelineWords;
  /** What compounding takes. */
  hours: Span;
  /** What standard shipping takes. */
  days: Span;
}) {
  const early = Math.ceil(hours.least / 24);
  const ready = Math.ceil(hours.most / 24);
  const last = ready + days.most;
  const day = width / last;
  const arrivals = Array.from({ length: days.most - days.least + 1 }, (_, index) =>
    String(ready + days.least + index),
  );
  const label = fillIn(words.about, {
    sameDay: String(ready),
    nextDay: String(ready + 1),
    standard: eitherDay.format(arrivals),
  });
  return (
    <svg
      className={`${css.timeline} ${className ?? ''}`}
      viewBox="0 0 1200 330"
      role="img"
      aria-label={label}
    >
      <g className={css.scale}>
        <path d="M0 56h1200" />
        <path strokeWidth="10" strokeDasharray={`1 ${day / 12 - 1}`} d="M0 61h1201" />
        <path strokeWidth="24" strokeDasharray={`2 ${day - 2}`} d="M0 68h1202" />
      </g>
      {Array.from({ length: last + 1 }, (_, number) => number).map((number) => (
        <text key={number} x={day * number} y="36" textAnchor={number === last ? 'end' : undefined}>
          {number === 0 ? words.order : fillIn(words.day, { number: String(number) })}
        </text>
      ))}
      <g className={css.making}>
        <Bar y={112} from={0} to={day * early} />
        <Bar y={112} from={day * early} to={day * ready} hatched />
      </g>
      <g className={css.moving}>
        <Bar y={168} from={day * ready} to={day * (ready + 0.25)} />
        <Bar y={224} from={day * ready} to={day * (ready + 1)} />
        <Bar y={280} from={day * ready} to={day * (ready + days.least)} />
        <Bar y={280} from={day * (ready + days.least)} to={day * last} hatched />
      </g>
      <text x={day * (ready + 0.25) + 14} y="194">
        {words.sameDay}
      </text>
      <text x={day * (ready + 1) + 14} y="250">
        {words.nextDay}
      </text>
      <g className={css.inside}>
        <text x="14" y="138">
          {words.compounding}
        </text>
        <text x={day * ready + 14} y="306">
          {words.standard}
        </text>
      </g>
    </svg>
  );
}

function Bar({ y, from, to, hatched }: { y: number; from: number; to: number; hatched?: boolean }) {
  return <path className={classNames(hatched && css.hatched)} d={`M${from} ${y + 20}H${to}`} />;
}
