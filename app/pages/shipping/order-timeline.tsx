import css from '#app/pages/shipping/order-timeline.module.css';
import { dayCounts } from '#library/delivery/days.ts';
import { fillIn } from '#library/fill-in.ts';
import type { TimelineWords } from '#library/schema/pages/shipping.ts';

const width = 1200;
/** Length of a local delivery, in days. */
const deliveryLength = 0.25;

interface Span {
  least: number;
  most: number;
}

type BarProps = Span & { y: number; start: number; dayWidth: number };

interface OrderTimelineProps {
  className?: string;
  words: TimelineWords;
  compounding: Span;
  shipping: Span;
}

/** Business days from approval to arrival. Hatched: between the shortest and longest time. */
export function OrderTimeline({ className, words, compounding, shipping }: OrderTimelineProps) {
  const { sameDay, nextDay, standard } = dayCounts({ compounding, shipping });
  const lastDay = standard.most;
  const dayWidth = width / lastDay;
  const [earliest, latest] = [compounding.least, compounding.most];
  const localDelivery = { least: earliest + deliveryLength, most: latest + deliveryLength };
  const days = ({ least, most }: Span) => (least === most ? String(least) : `${least}–${most}`);
  const label = fillIn(words.about, {
    sameDay: days(sameDay),
    nextDay: days(nextDay),
    standard: days(standard),
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
        <path strokeWidth="10" strokeDasharray={`1 ${dayWidth / 12 - 1}`} d="M0 61h1201" />
        <path strokeWidth="24" strokeDasharray={`2 ${dayWidth - 2}`} d="M0 68h1202" />
      </g>
      {Array.from({ length: lastDay + 1 }, (_, number) => number).map((number) => (
        <text
          key={number}
          x={dayWidth * number}
          y="36"
          textAnchor={number === lastDay ? 'end' : undefined}
        >
          {number === 0 ? words.order : fillIn(words.day, { number: String(number) })}
        </text>
      ))}
      <g className={css.compounding}>
        <Bar y={132} start={0} {...compounding} dayWidth={dayWidth} />
      </g>
      <g className={css.delivery}>
        <Bar y={188} start={earliest} {...localDelivery} dayWidth={dayWidth} />
        <Bar y={244} start={earliest} {...nextDay} dayWidth={dayWidth} />
        <Bar y={300} start={earliest} {...standard} dayWidth={dayWidth} />
      </g>
      <text x={dayWidth * latest + 14} y="138">
        {words.compounding}
      </text>
      <text x={dayWidth * localDelivery.most + 14} y="194">
        {fillIn(words.sameDay, { days: days(sameDay) })}
      </text>
      <text x={dayWidth * nextDay.most + 14} y="250">
        {fillIn(words.nextDay, { days: days(nextDay) })}
      </text>
      <g className={css.labelOnBar}>
        <text x={dayWidth * earliest + 14} y="306">
          {fillIn(words.standard, { days: days(standard) })}
        </text>
      </g>
    </svg>
  );
}

function Bar({ y, start, least, most, dayWidth }: BarProps) {
  return (
    <>
      <path d={`M${start * dayWidth} ${y}H${least * dayWidth}`} />
      <path className={css.hatched} d={`M${least * dayWidth} ${y}H${most * dayWidth}`} />
    </>
  );
}
