import type { Table } from 'mdast';
import { type Context, report } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import type { ColumnAlign } from '#library/markdown/tree.ts';

export type TableCells = ReturnType<typeof toCells>;

export function toCells(node: Table, context: Context) {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => toInlines(cell.children, context)),
  );
  node.children.slice(1).forEach((row) => {
    if (row.children.length === head.length) return;
    const message = `The row has a different number of cells than the header (${row.children.length}, not ${head.length}). Add or remove cells; write "\\|" for a bar inside a cell.`;
    report(context, row, message);
  });
  if (rows.length === 0) report(context, node, 'The table has no rows. Add at least one.');
  const align: ColumnAlign[] = head.map((_, column) => node.align?.[column] ?? null);
  return { align, head, rows };
}
