import { site } from '#library/facts.ts';
import { formatReference } from '#library/inquiry/reference.ts';
import type { Delivery, Inquiry } from '#server/inquiry/store/store.ts';

export function formatTable(rows: readonly (readonly string[])[], columns = Infinity): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  return rows
    .map((row) => {
      const line = row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd();
      return line.length <= columns ? `${line}\n` : `${line.slice(0, columns - 1)}…\n`;
    })
    .join('');
}

const pharmacyTimeFormat = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: site.timeZone,
  timeZoneName: 'short',
});

/** Shows the pharmacy's local time, such as `2025-05-13 09:30 PDT`. */
export const formatTime = (milliseconds: number) =>
  pharmacyTimeFormat.format(milliseconds).replace(',', '');

export const formatIsoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

export const toInquiryJson = ({ id, receivedAt, answeredAt, ...inquiry }: Inquiry) => ({
  id,
  reference: formatReference(id),
  received: formatIsoTime(receivedAt),
  answered: answeredAt ? formatIsoTime(answeredAt) : null,
  ...inquiry,
});

export const toDeliveryJson = ({ dueAt, finishedAt, ...delivery }: Delivery) => ({
  ...delivery,
  due: formatIsoTime(dueAt),
  finished: finishedAt === null ? null : formatIsoTime(finishedAt),
});

/** Follows RFC 4180, and escapes cells that a spreadsheet would run as a formula. */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string | null>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const safeText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
