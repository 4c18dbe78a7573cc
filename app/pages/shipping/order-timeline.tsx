import css from '#app/pages/shipping/order-timeline.module.css';

const days = ['Order', 'Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5'];

/** Business days from the order to the door. What may take longer is drawn paler. */
export function OrderTimeline({
  className,
  compounding,
  standard,
}: {
  className?: string;
  compounding: string;
  standard: string;
}) {
  return (
    <svg
      className={`${css.timeline} ${className ?? ''}`}
      viewBox="0 0 1200 330"
      role="img"
      aria-label={`Timeline. Compounding takes the first ${compounding}. Same-day delivery then arrives on day 2, next-day on day 3, and standard shipping, ${standard}, on day 4 or 5.`}
    >
      <g className={css.scale}>
        <path d="M0 56h1200" />
        <path strokeWidth="10" strokeDasharray="1 19" d="M0 61h1201" />
        <path strokeWidth="24" strokeDasharray="2 238" d="M0 68h1202" />
      </g>
      {days.map((day, index) => (
        <text
          key={day}
          x={240 * index}
          y="36"
          textAnchor={index === days.length - 1 ? 'end' : undefined}
        >
          {day}
        </text>
      ))}
      <path className={css.making} d="M0 112h240v40H0z" />
      <path className={css.making} opacity=".45" d="M240 112h240v40H240z" />
      <g className={css.moving}>
        <path d="M480 168h60v40h-60zM480 224h240v40H480zM480 280h480v40H480z" />
        <path opacity=".45" d="M960 280h240v40H960z" />
      </g>
      <text x="554" y="194">
        Same-day
      </text>
      <text x="734" y="250">
        Next-day
      </text>
      <g className={css.inside}>
        <text x="14" y="138">
          Compounding, {compounding}
        </text>
        <text x="494" y="306">
          Standard, {standard}
        </text>
      </g>
    </svg>
  );
}
