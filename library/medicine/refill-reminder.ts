/** Safe to import in the browser, because it loads no content. */

/** Enough for a medicine that we ship. */
const daysAhead = 14;

/** The last business day two weeks before the medicine runs out, or today. Days look like 2027-03-14. */
export function refillDay(runsOut: string, today: string, daysOff: readonly string[]): string {
  const day = new Date(`${runsOut}T00:00Z`);
  const goBack = (days: number) => day.setUTCDate(day.getUTCDate() - days);
  const toIso = () => day.toISOString().slice(0, 10);
  goBack(daysAhead);
  while (day.getUTCDay() % 6 === 0 || daysOff.includes(toIso())) goBack(1);
  return toIso() < today ? today : toIso();
}

interface Reminder {
  day: string;
  title: string;
  details: string;
  /** Unique for each file, so a calendar doesn't replace an earlier reminder. */
  id: string;
  now: Date;
}

/** An iCalendar file (RFC 5545) with an event that lasts all day and an alarm at 9 AM. */
export function refillCalendar({ day, title, details, id, now }: Reminder): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Refill reminder//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(details)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(foldLine).join('\r\n');
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** A line has at most 75 bytes. Most characters are one byte, and none here are more than three. */
const foldLine = (line: string) => line.match(/.{1,24}/gu)?.join('\r\n ') ?? '';
