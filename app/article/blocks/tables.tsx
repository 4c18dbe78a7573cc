import css from '#app/article/blocks/tables.module.css';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { addKeys } from '#app/article/with-keys.ts';
import { getInlineText } from '#library/markdown/text.ts';
import type { Block, ColumnAlign, Inline } from '#library/markdown/tree.ts';
import { articleText } from '#library/words.ts';

export function Table({ caption, align, head, rows }: Extract<Block, { type: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can't scroll the table unless it can take focus.
    <section className={css.scroller} tabIndex={0} aria-label={caption ?? articleText.table}>
      <table className={css.table}>
        {caption && <caption>{caption}</caption>}
        <Head cells={head} align={align} />
        <tbody>
          {addKeys(rows).map(({ key, item: [name = [], ...cells] }) => (
            <tr key={key}>
              <th scope="row">
                <Inlines nodes={name} />
              </th>
              <Cells cells={cells} align={align.slice(1)} names={head.slice(1)} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Comparison({ head, rows }: Extract<Block, { type: 'comparison' }>) {
  return (
    <table className={`wide ${css.table} ${css.comparison}`}>
      <Head cells={head} align={[]} />
      <tbody>
        {addKeys(rows).map(({ key, item }) => (
          <tr key={key}>
            <Cells cells={item} align={[]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellsProps {
  cells: readonly Inline[][];
  align: readonly ColumnAlign[];
  /** On narrow phones, the stylesheet shows the name of the column in each cell. */
  names?: readonly Inline[][];
}

function Head(columns: CellsProps) {
  return (
    <thead>
      <tr>
        <Cells {...columns} tag="th" />
      </tr>
    </thead>
  );
}

function Cells({ cells, align, names, tag: Tag = 'td' }: CellsProps & { tag?: 'th' | 'td' }) {
  return addKeys(cells).map(({ key, item }, column) => (
    <Tag
      key={key}
      scope={Tag === 'th' ? 'col' : undefined}
      className={getClass(align[column])}
      data-name={names && getInlineText(names[column] ?? [])}
    >
      <Inlines nodes={item} />
    </Tag>
  ));
}

const getClass = (align: ColumnAlign | undefined) =>
  align === 'right' || align === 'center' ? css[align] : undefined;
