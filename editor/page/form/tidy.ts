import type { z } from 'zod';
import { formatIsoDate, monthNames } from '#library/dates.ts';

/** Rewrites text that the field rejects if the field accepts another spelling of it: `$70` as 70. */
export function tidyText(text: string, schema: z.ZodType | undefined): string {
  if (!schema || text === '' || schema.safeParse(text).success) return text;
  const trimmedText = text.trim();
  return (
    [trimmedText, ...spellings.flatMap((toSpelling) => toSpelling(trimmedText))].find(
      (spelling) => schema.safeParse(spelling).success,
    ) ?? text
  );
}

/** Each returns the spellings that the text could stand for, or none. */
const spellings = [toNumber, toDates, toPhoneNumber, toHours, toTime];

function toNumber(text: string): string[] {
  const [, whole = '', cents] = /^\$?\s*(\d[\d,]*)(\.\d+)?$/.exec(text) ?? [];
  return whole ? [whole.replaceAll(',', '') + (cents?.padEnd(3, '0') ?? '')] : [];
}

function toDates(text: string): string[] {
  const [, slashMonth, slashDay = '', slashYear = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-]((?:20)?\d\d)$/.exec(text) ?? [];
  const [, isoYear = '', isoMonth, isoDay = ''] = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text) ?? [];
  const [, name = '', day = '', year = ''] =
    /^([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? *(\d{4})$/i.exec(text) ?? [];
  const namedMonth =
    monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1;
  const month = Number(slashMonth ?? isoMonth ?? (name && namedMonth));
  if (month < 1 || month > 12) return [];
  const fullYear = (slashYear || isoYear || year).padStart(4, '20');
  const fullDay = (slashDay || isoDay || day).padStart(2, '0');
  const isoDate = `${fullYear}-${String(month).padStart(2, '0')}-${fullDay}`;
  return [formatIsoDate(isoDate), isoDate];
}

function toPhoneNumber(text: string): string[] {
  const [, area, exchange, line] =
    /^(?:\+?1[\s.-]?)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})$/.exec(text) ?? [];
  return area ? [`(${area}) ${exchange}-${line}`] : [];
}

const clockTime = '(\\d{1,2})(:[0-5]\\d)? ?([ap])?\\.?(?:m\\.?)?';
const hoursPattern = new RegExp(`^${clockTime} ?(?:[–—-]|to|until) ?${clockTime}$`, 'i');
const timePattern = new RegExp(`^${clockTime}$`, 'i');

/** Without am or pm, a day starts between 6am and 5pm. `8-10` could end at 10am or 10pm, so it stays. */
function toHours(text: string): string[] {
  const match = hoursPattern.exec(text);
  if (!match) return [];
  const [, openHour, openMinutes = '', openPeriod, closeHour, closeMinutes = '', closePeriod] =
    match;
  const [opens, closes] = [Number(openHour), Number(closeHour)];
  const opensAt = openPeriod?.toLowerCase() ?? (opens >= 6 && opens < 12 ? 'a' : 'p');
  const isAmbiguous = !closePeriod && opensAt === 'a' && closes > opens && closes < 12;
  const closesAt = closePeriod?.toLowerCase() ?? 'p';
  return isAmbiguous
    ? []
    : [`${openHour}${openMinutes}${opensAt}m–${closeHour}${closeMinutes}${closesAt}m`];
}

function toTime(text: string): string[] {
  const [, hour, minutes = '', period] = timePattern.exec(text) ?? [];
  return period ? [`${hour}${minutes} ${period.toUpperCase()}M`] : [];
}
