import css from '#app/pages/shipping/fee-scale.module.css';
import { dollars } from '#library/fact-table.ts';

const tickCount = 40;
const dollarsPerTick = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** The scale extends past the thresholds, because there is a label to their right. */
export function getScaleEnd(thresholds: readonly number[]): number {
  const minimumEnd = 1.2 * Math.max(...thresholds);
  const ends = dollarsPerTick.map((dollars) => tickCount * dollars);
  return ends.find((end) => end >= minimumEnd) ?? minimumEnd;
}

interface FeeScaleProps {
  text: { free: string; axis: string };
  fee: string;
  threshold: number;
  end: number;
}

export function FeeScale({ text, fee, threshold, end }: FeeScaleProps) {
  const thresholdX = `${(threshold / end) * 100}%`;
  const freeWidth = `${(1 - threshold / end) * 100}%`;
  const ticks = Array.from({ length: tickCount + 1 }, (_, index) => index);
  return (
    <svg className={css.scale} width="100%" height="130" aria-hidden="true">
      <rect className={css.feeBar} width={thresholdX} height="58" />
      <rect className={css.freeBar} x={thresholdX} width={freeWidth} height="58" />
      <text className={css.feeLabel} dx="10" y="37">
        {fee}
      </text>
      <text className={css.freeLabel} x={thresholdX} dx="10" y="37">
        {text.free}
      </text>
      <g className={css.ticks}>
        <line x2="100%" y1="70" y2="70" />
        {ticks.map((tick) => (
          <line
            key={tick}
            x1={`${(tick / tickCount) * 100}%`}
            x2={`${(tick / tickCount) * 100}%`}
            y1="70"
            y2={tick % 5 === 0 ? 82 : 77}
          />
        ))}
        <line className={css.threshold} x1={thresholdX} x2={thresholdX} y1="58" y2="86" />
      </g>
      <text y="103">{dollars(0)}</text>
      <text x={thresholdX} y="103" textAnchor="middle">
        {dollars(threshold)}
      </text>
      <text y="126">{text.axis}</text>
    </svg>
  );
}
