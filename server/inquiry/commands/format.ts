import { site } from '#library/facts.ts';
import type { Delivery, Inquiry } from '#server/inquiry/store/store.ts';

/** Aligned columns; on a terminal the last ones are cut so that a row stays a line. */
export function formatTable(rows: readonly (readonly string[])[], columns = Infinity): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, [...cell].length);
    }
  }
  return rows
    .map((row) => {
      const cells = row.map((cell, index) => pad(cell, widths[index] ?? 0));
      return `${cut(cells.join('  ').trimEnd(), columns)}\n`;
    })
    .join('');
}

const pad = (text: string, width: number) => text + ' '.repeat(width - [...text].length);

function cut(text: string, columns: number): string {
  const characters = [...text];
  return characters.length <= columns ? text : `${characters.slice(0, columns - 1).join('')}…`;
}

const dayAndTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: site.timeZone,
});
const zone = new Intl.DateTimeFormat('en-US', {
  timeZoneName: 'short',
  timeZone: site.timeZone,
});

/** The time at the pharmacy, such as `2025-05-13 09:30 PDT`. */
export function formatTime(milliseconds: number): string {
  const part = zone.formatToParts(milliseconds).find(({ type }) => type === 'timeZoneName');
  return `${dayAndTime.format(milliseconds)} ${part?.value}`;
}

export const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

/** For scripts and spreadsheets: times in ISO 8601 and in UTC. */
export const inquiryAsJson = ({ id, receivedAt, ...inquiry }: Inquiry) => ({
  id,
  received: isoTime(receivedAt),
  ...inquiry,
});

export const deliveryAsJson = ({ dueAt, finishedAt, ...delivery }: Delivery) => ({
  ...delivery,
  due: isoTime(dueAt),
  finished: finishedAt === null ? null : isoTime(finishedAt),
});

/** RFC 4180. What a spreadsheet would take for a formula is made text. */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string | null>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
