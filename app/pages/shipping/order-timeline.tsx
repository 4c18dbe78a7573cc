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

interface OrderTimelineProps {
  className?: string;
  words: TimelineWords;
  compounding: Span;
  shipping: Span;
}

/** Business days from approval to arrival. The hatched part of a bar is the range between least and most. */
export function OrderTimeline({ className, words, compounding, shipping }: OrderTimelineProps) {
  const { sameDay, nextDay, standard } = dayCounts({ compounding, shipping });
  const last = standard.most;
  const day = width / last;
  const [ready, latest] = [compounding.least, compounding.most];
  const localDelivery = { least: ready + deliveryLength, most: latest + deliveryLength };
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
        <path strokeWidth="10" strokeDasharray={`1 ${day / 12 - 1}`} d="M0 61h1201" />
        <path strokeWidth="24" strokeDasharray={`2 ${day - 2}`} d="M0 68h1202" />
      </g>
      {Array.from({ length: last + 1 }, (_, number) => number).map((number) => (
        <text key={number} x={day * number} y="36" textAnchor={number === last ? 'end' : undefined}>
          {number === 0 ? words.order : fillIn(words.day, { number: String(number) })}
        </text>
      ))}
      <g className={css.making}>
        <Bar y={132} start={0} least={day * ready} most={day * latest} />
      </g>
      <g className={css.moving}>
        {[localDelivery, nextDay, standard].map(({ least, most }, index) => (
          <Bar
            key={most}
            y={188 + 56 * index}
            start={day * ready}
            least={day * least}
            most={day * most}
          />
        ))}
      </g>
      <text x={day * latest + 14} y="138">
        {words.compounding}
      </text>
      <text x={day * localDelivery.most + 14} y="194">
        {fillIn(words.sameDay, { days: days(sameDay) })}
      </text>
      <text x={day * nextDay.most + 14} y="250">
        {fillIn(words.nextDay, { days: days(nextDay) })}
      </text>
      <g className={css.inside}>
        <text x={day * ready + 14} y="306">
          {fillIn(words.standard, { days: days(standard) })}
        </text>
      </g>
    </svg>
  );
}

function Bar({ y, start, least, most }: Span & { y: number; start: number }) {
  return (
    <>
      <path d={`M${start} ${y}H${least}`} />
      <path className={css.hatched} d={`M${least} ${y}H${most}`} />
    </>
  );
}
