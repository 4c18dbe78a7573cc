import type { Table } from 'mdast';
import { type Context, refuse } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import type { ColumnAlign } from '#library/markdown/tree.ts';

export type TableCells = ReturnType<typeof toCells>;

/** Requires every row to be as wide as the header. */
export function toCells(node: Table, context: Context) {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => toInlines(cell.children, context)),
  );
  node.children.slice(1).forEach((row) => {
    if (row.children.length === head.length) return;
    const message = `The row has ${row.children.length} cells and the header has ${head.length}. Make them equal; write "\\|" for a bar inside a cell.`;
    refuse(context, row, message);
  });
  if (rows.length === 0) refuse(context, node, 'The table has no rows. Add one or remove it.');
  const align: ColumnAlign[] = head.map((_, column) => node.align?.[column] ?? null);
  return { align, head, rows };
}
