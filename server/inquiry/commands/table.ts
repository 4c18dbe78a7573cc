import { site } from '#library/facts.ts';

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
