import { monthNames } from '#library/dates.ts';

/** Also matches page numbers such as 1006.e30, which some journals use online. */
const number = String.raw`\d+(?:[.,]e?\d+)*`;
const range = `${number}(?:[–-]${number})?`;
const units =
  '%|percent|mc?g|k?g|mL|IU|units?|lb|oz|ounces?|pounds?|mi|miles?|inch(?:es)?|min|minutes?|hours?|business|days?|weeks?|months?|years?|horas?|días?|millas?|años?';
const time = String.raw`\d{1,2}(?::\d\d)? (?:[AP]M|[ap]\. ?m\.)`;
const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';

const unbreakablePattern = new RegExp(
  [
    `(?<![\\w–-])(?:(?:${weekday}(?:–${weekday})? )?${time}(?:–${time})?`,
    String.raw`${range}\s?(?:${units})(?![\w])`,
    String.raw`\$${number}–\$?${number}`,
    `${number}–${number}`,
    String.raw`(?:${monthNames.join('|')}) \d{1,2}(?!\d)(?:, \d{4})?`,
    String.raw`(?:\d+|[Ss]ame|[Nn]ext)-(?:hour|day|year|gram|point)\b`,
    '[Pp]harmacist-in-charge(?= )|Medi-Cal|GLP-1|FDA-approved|not a real job|Not accredited yet',
    String.raw`\d{1,2} de [a-z]{4,}`,
    String.raw`\d+ [A-Z]\w+(?= (?:\w+ )?(?:Avenue|Street|Boulevard|Drive|Road|Way),)`,
    String.raw`USP \d{3}(?: and \d{3})?(?!\d)`,
    String.raw`(?:[A-Z]{3} \d{5}|Rx \d+)(?!\d)`,
    String.raw`Schedules? [IV]+\b)`,
  ].join('|'),
  'g',
);

/** Matches URLs and IDs, which must stay unchanged. */
const addressPattern = /^(?:(?:https?|mailto|tel):|[/#]|[a-z\d-]+$)/;

/** Adds no-break spaces and word joiners, so a number and its unit, a range or a date don't wrap. */
export const joinUnits = <Data>(data: Data): Data =>
  mapStrings(data, (text) =>
    addressPattern.test(text)
      ? text
      : text.replace(unbreakablePattern, (match) =>
          match.replaceAll(' ', '\u00a0').replaceAll(/[–-](?!\u2060)/g, '$&\u2060'),
        ),
  );

/** Undoes `joinUnits` for text that machines read or people copy. */
export const separateUnits = <Data>(data: Data): Data =>
  mapStrings(data, (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));

export function mapStrings<Data>(data: Data, change: (text: string) => string): Data;
export function mapStrings(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((entry) => mapStrings(entry, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mapStrings(value, change)]),
  );
}
