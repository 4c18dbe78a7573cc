import css from '#app/article/blocks/ranges.module.css';
import { type Parts, scaleMarks } from '#app/article/blocks/scale-marks.ts';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { keyed } from '#app/article/keyed.ts';
import { classNames } from '#app/components/class-names.ts';
import { rangeText } from '#library/markdown/text.ts';
import type { Block, Range } from '#library/markdown/tree.ts';
import { articleWords } from '#library/words.ts';

const words = articleWords.ranges;
const grids: Record<Parts, string | undefined> = { 3: css.thirds, 4: css.quarters, 5: css.fifths };

/** Ranges as bars on one graduated scale. It is a table, so that it reads without the bars. */
export function Ranges({
  title,
  label,
  max,
  unit,
  rows,
  caption,
  className,
}: Extract<Block, { type: 'ranges' }> & { className?: string }) {
  const { marks, parts } = scaleMarks(max);
  return (
    <figure className={classNames(css.figure, className)}>
      <p className={css.title}>{title}</p>
      <table className={css.ranges}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{label}</span>
            </th>
            <td aria-hidden="true">
              <span className={css.scale}>
                {marks.map((mark) => (
                  <span key={mark}>{mark}</span>
                ))}
              </span>
            </td>
            <th scope="col">
              <span className="visually-hidden">{words.range}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key, item: row }) => (
            <tr key={key}>
              <th scope="row">{row.name}</th>
              <td className={classNames(css.bar, grids[parts])} aria-hidden="true">
                <Bar {...row} max={max} />
              </td>
              <td>
                {rangeText(row, unit)}
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
