import css from '#app/article/blocks/tables.module.css';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { withKeys } from '#app/article/with-keys.ts';
import type { Block, ColumnAlign, Inline } from '#library/markdown/tree.ts';
import { articleWords } from '#library/words.ts';

/** The first column has the row headings. A wide table scrolls, also by keyboard. */
export function Table({ caption, align, head, rows }: Extract<Block, { type: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, a scroller can't be scrolled by keyboard.
    <section className={css.scroll} tabIndex={0} aria-label={caption ?? articleWords.table}>
      <table className={css.table}>
        {caption && <caption>{caption}</caption>}
        <Head cells={head} align={align} />
        <tbody>
          {withKeys(rows).map(({ key, item: [name = [], ...cells] }) => (
            <tr key={key}>
              <th scope="row">
                <Inlines nodes={name} />
              </th>
              <Cells cells={cells} align={align.slice(1)} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Comparison({ head, rows }: Extract<Block, { type: 'comparison' }>) {
  return (
    <table className={`wide ${css.table} ${css.compare}`}>
      <Head cells={head} align={[]} />
      <tbody>
        {withKeys(rows).map(({ key, item }) => (
          <tr key={key}>
            <Cells cells={item} align={[]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Columns {
  cells: readonly Inline[][];
  align: readonly ColumnAlign[];
}

function Head(columns: Columns) {
  return (
    <thead>
      <tr>
        <Cells {...columns} tag="th" />
      </tr>
    </thead>
  );
}

function Cells({ cells, align, tag: Tag = 'td' }: Columns & { tag?: 'th' | 'td' }) {
  return withKeys(cells).map(({ key, item }, column) => (
    <Tag key={key} scope={Tag === 'th' ? 'col' : undefined} className={alignClass(align[column])}>
      <Inlines nodes={item} />
    </Tag>
  ));
}

const alignClass = (align: ColumnAlign | undefined) =>
  align === 'right' || align === 'center' ? css[align] : undefined;
