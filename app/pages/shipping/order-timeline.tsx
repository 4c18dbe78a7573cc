import css from '#app/pages/shipping/order-timeline.module.css';
import { countDays } from '#library/delivery/days.ts';
import { fillIn } from '#library/fill-in.ts';
import type { TimelineText } from '#library/schema/pages/shipping.ts';

const timelineWidth = 1200;
const localDeliveryDays = 0.25;

interface DayRange {
  least: number;
  most: number;
}

type BarProps = DayRange & { y: number; start: number; dayWidth: number };

interface OrderTimelineProps {
  className?: string;
  text: TimelineText;
  compounding: DayRange;
  shipping: DayRange;
}

/** Hatching marks the business days between the shortest and the longest time. */
export function OrderTimeline({ className, text, compounding, shipping }: OrderTimelineProps) {
  const { sameDay, nextDay, standard } = countDays({ compounding, shipping });
  const lastDay = standard.most;
  const dayWidth = timelineWidth / lastDay;
  const localDelivery = {
    least: compounding.least + localDeliveryDays,
    most: compounding.most + localDeliveryDays,
  };
  const formatDays = ({ least, most }: DayRange) =>
    least === most ? String(least) : `${least}–${most}`;
  const label = fillIn(text.about, {
    sameDay: formatDays(sameDay),
    nextDay: formatDays(nextDay),
    standard: formatDays(standard),
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
      {Array.from({ length: lastDay + 1 }, (_, day) => day).map((day) => (
        <text key={day} x={dayWidth * day} y="36" textAnchor={day === lastDay ? 'end' : undefined}>
          {day === 0 ? text.order : fillIn(text.day, { number: String(day) })}
        </text>
      ))}
      <g className={css.compounding}>
        <Bar y={132} start={0} {...compounding} dayWidth={dayWidth} />
      </g>
      <g className={css.delivery}>
        <Bar y={188} start={compounding.least} {...localDelivery} dayWidth={dayWidth} />
        <Bar y={244} start={compounding.least} {...nextDay} dayWidth={dayWidth} />
        <Bar y={300} start={compounding.least} {...standard} dayWidth={dayWidth} />
      </g>
      <text x={dayWidth * compounding.most + 14} y="138">
        {text.compounding}
      </text>
      <text x={dayWidth * localDelivery.most + 14} y="194">
        {fillIn(text.sameDay, { days: formatDays(sameDay) })}
      </text>
      <text x={dayWidth * nextDay.most + 14} y="250">
        {fillIn(text.nextDay, { days: formatDays(nextDay) })}
      </text>
      <g className={css.labelOnBar}>
        <text x={dayWidth * compounding.least + 14} y="306">
          {fillIn(text.standard, { days: formatDays(standard) })}
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
