import { useContext } from 'react';
import css from '#app/article/blocks/ranges.module.css';
import { FeedAddress, Inlines } from '#app/article/inline/inlines.tsx';
import { keyed } from '#app/article/keyed.ts';
import { classNames } from '#app/components/class-names.ts';
import { joinUnits } from '#library/join-units.ts';
import { rangeText } from '#library/markdown/text.ts';
import type { Block, Range } from '#library/markdown/tree.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.ranges;
const grids: Record<Parts, string | undefined> = { 3: css.thirds, 4: css.quarters, 5: css.fifths };

type RangesProps = Extract<Block, { type: 'ranges' }> & { className?: string };

/** Ranges as bars on one graduated scale. It is a table, so that it reads without the bars. */
export function Ranges({ title, label, max, unit, rows, caption, className }: RangesProps) {
  const { marks, parts } = scaleMarks(max);
  const hasBars = useContext(FeedAddress) === undefined;
  return (
    <figure className={classNames(css.figure, className)}>
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
                  {marks.map((mark) => (
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
          {keyed(rows).map(({ key, item: row }) => (
            <tr key={key}>
              <th scope="row">{row.name}</th>
              {hasBars && (
                <td className={classNames(css.bar, grids[parts])} aria-hidden="true">
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

/** Drawn to scale, but never so narrow that it cannot be seen. */
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

/** Into how many parts a scale may be divided, those that read best first. */
const divisions = [4, 5, 3] as const;
type Parts = (typeof divisions)[number];

/** Where a scale from zero to `max` is numbered: at round figures where there are any. */
export function scaleMarks(max: number): { marks: number[]; parts: Parts } {
  const parts =
    divisions.find((count) => isRound(max / count)) ??
    divisions.find((count) => Number.isInteger(max / count)) ??
    4;
  const marks = Array.from({ length: parts + 1 }, (_, index) => exact((max * index) / parts));
  return { marks, parts };
}

/** 1, 2 or 5, however many zeros stand behind it or before it. */
const isRound = (step: number) => /^[125](\.0+)?e/.test(exact(step).toExponential());

/** Without the dust of binary fractions. */
const exact = (value: number) => Number(value.toPrecision(10));
