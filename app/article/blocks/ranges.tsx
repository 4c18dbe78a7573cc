import { useContext } from 'react';
import css from '#app/article/blocks/ranges.module.css';
import { FeedArticleUrl, Inlines } from '#app/article/inline/inlines.tsx';
import { addKeys } from '#app/article/with-keys.ts';
import { joinUnits } from '#library/join-units.ts';
import { formatRange } from '#library/markdown/text.ts';
import type { Block, Range } from '#library/markdown/tree.ts';
import { articleText } from '#library/words.ts';

const copy = articleText.ranges;

type RangesProps = Extract<Block, { type: 'ranges' }>;

/** The table has all of the numbers, so screen readers and feeds don't get the bars. */
export function Ranges({ title, label, max, unit, rows, caption }: RangesProps) {
  const hasBars = useContext(FeedArticleUrl) === undefined;
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
                  {computeScaleMarks(max).map((mark) => (
                    <span key={mark}>{mark}</span>
                  ))}
                </span>
              </td>
            )}
            <th scope="col">
              <span className="visually-hidden">{copy.range}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {addKeys(rows).map(({ key, item: row }) => (
            <tr key={key}>
              <th scope="row">{row.name}</th>
              {hasBars && (
                <td className={css.bar} aria-hidden="true">
                  <Bar {...row} max={max} />
                </td>
              )}
              <td>
                {joinUnits(formatRange(row, unit))}
                {row.watch && <span className="visually-hidden"> {copy.watch}</span>}
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

function Bar({ from, to, max, watch }: Range & { max: number }) {
  const toPercent = (value: number) => Number(((value / max) * 100).toFixed(3));
  const width = toPercent(to - from);
  return (
    <svg aria-hidden="true">
      <rect
        className={watch ? css.watch : undefined}
        x={`${toPercent(from)}%`}
        // A narrower bar would be hard to see, so it's 8 pixels wide.
        width={width < 1.4 ? 8 : `${width}%`}
        height="100%"
      />
    </svg>
  );
}

const intervalCounts = [4, 5, 3];

export function computeScaleMarks(max: number): number[] {
  const intervals =
    intervalCounts.find((count) => isRound(max / count)) ??
    intervalCounts.find((count) => Number.isInteger(max / count)) ??
    4;
  return Array.from({ length: intervals + 1 }, (_, index) => roundOff((max * index) / intervals));
}

/** A round number is 1, 2 or 5 times a power of ten. */
const isRound = (value: number) => /^[125](\.0+)?e/.test(roundOff(value).toExponential());

const roundOff = (value: number) => Number(value.toPrecision(10));
