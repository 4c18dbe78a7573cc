import css from '#app/pages/shipping/fee-scale.module.css';

/** An order's value from nothing to `end` dollars, and the point from which delivery is free. */
export function FeeScale({
  label,
  fee,
  threshold,
  end,
}: {
  label: string;
  fee: string;
  threshold: number;
  end: number;
}) {
  const at = `${(threshold / end) * 100}%`;
  const rest = `${(1 - threshold / end) * 100}%`;
  const percent = (dollars: number) => `${(dollars / end) * 100}%`;
  const ticks = Array.from({ length: end / 5 + 1 }, (_, index) => index * 5);
  return (
    <svg className={css.scale} width="100%" height="106" role="img" aria-label={label}>
      <rect className={css.fee} width={at} height="58" />
      <rect className={css.free} x={at} width={rest} height="58" />
      <text className={css.on} dx="10" y="37">
        {fee}
      </text>
      <text className={css.over} x={at} dx="10" y="37">
        Free
      </text>
      <g className={css.ticks}>
        <line x2="100%" y1="70" y2="70" />
        {ticks.map((dollars) => (
          <line
            key={dollars}
            x1={percent(dollars)}
            x2={percent(dollars)}
            y1="70"
            y2={dollars % 25 === 0 ? 82 : 77}
          />
        ))}
        <line className={css.mark} x1={at} x2={at} y1="58" y2="86" />
      </g>
      <g className={css.dollars}>
        <text y="103">$0</text>
        <text x={at} y="103" textAnchor="middle">
          ${threshold}
        </text>
        <text x="100%" y="103" textAnchor="end">
          ${end}
        </text>
      </g>
    </svg>
  );
}
