import { useContext } from 'react';
import css from '#app/article/blocks/ranges.module.css';
import { FeedAddress, Inlines } from '#app/article/inline/inlines.tsx';
import { withKeys } from '#app/article/with-keys.ts';
import { joinUnits } from '#library/join-units.ts';
import { rangeText } from '#library/markdown/text.ts';
import type { Block, Range } from '#library/markdown/tree.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.ranges;

type RangesProps = Extract<Block, { type: 'ranges' }>;

/** Ranges as bars on one scale, in a table that can be read without the bars. */
export function Ranges({ title, label, max, unit, rows, caption }: RangesProps) {
  const hasBars = useContext(FeedAddress) === undefined;
  return (
    <figure className={`wide ${css.figure}`}>
      <p className="text-title">{title}</p>
      <table className={css.ranges}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{label}</span>
            </th>
            {hasBars && (
              <td aria-hidden="true">
                <span className={css.scale}>
                  {scaleMarks(max).map((mark) => (
                    <span key={mark}>{mark}</span>
                  ))}
                </span>
              </td>
            )}
            <th scope="col">
              <span className="visually-hidden">{words.range}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {withKeys(rows).map(({ key, item: row }) => (
            <tr key={key}>
              <th scope="row">{row.name}</th>
              {hasBars && (
                <td className={css.bar} aria-hidden="true">
                  <Bar {...row} max={max} />
                </td>
              )}
              <td>
                {joinUnits(rangeText(row, unit))}
                {row.watch && <span className="visually-hidden"> {words.watch}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {caption && (
        <figcaption className="meta">
          <Inlines nodes={caption} />
        </figcaption>
      )}
    </figure>
  );
}

/** Drawn to scale, but never too narrow to see. */
function Bar({ from, to, max, watch }: Range & { max: number }) {
  const percent = (value: number) => Number(((value / max) * 100).toFixed(3));
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect
        className={watch ? css.watch : undefined}
        x={percent(from)}
        width={Math.max(percent(to - from), 0.7)}
        height="1"
      />
    </svg>
  );
}

/** How many parts to divide a scale into, the most readable first. */
const divisions = [4, 5, 3];

/** The figures along a scale from zero to `max`, round ones if possible. */
export function scaleMarks(max: number): number[] {
  const parts =
    divisions.find((count) => isRound(max / count)) ??
    divisions.find((count) => Number.isInteger(max / count)) ??
    4;
  return Array.from({ length: parts + 1 }, (_, index) => exact((max * index) / parts));
}

/** 1, 2 or 5 times a power of ten. */
const isRound = (step: number) => /^[125](\.0+)?e/.test(exact(step).toExponential());

/** Removes the rounding error of binary fractions. */
const exact = (value: number) => Number(value.toPrecision(10));
