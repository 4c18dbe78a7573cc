export const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The text may have been through `joinUnits`. */
const datePattern = /^([A-Z][a-z]+)[ \u00a0]([1-9]\d?),[ \u00a0](\d{4})$/;

/** Converts 'May 6, 2025' to '2025-05-06'. Returns null if there is no such day. */
export function isoDate(text: string): string | null {
  const [, name = '', day = '', year = ''] = datePattern.exec(text) ?? [];
  const month = monthNames.indexOf(name) + 1;
  const daysInMonth = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  if (month === 0 || Number(day) > daysInMonth) return null;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

export function formatIsoDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${monthNames[Number(month) - 1]} ${Number(day)}, ${year}`;
}

/** Returns an ISO date, such as 2025-05-06. */
export const getDateIn = (timeZone: string, now = new Date()) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
