/** Pages of journals on the web are numbered like 1006.e30. */
const number = String.raw`\d+(?:[.,]e?\d+)*`;
const range = `${number}(?:[–-]${number})?`;
const units =
  '%|percent|mc?g|k?g|mL|IU|units?|lb|oz|ounces?|pounds?|mi|miles?|inch(?:es)?|min|minutes?|hours?|(?:business )?days?|weeks?|months?|years?';
const time = String.raw`\d{1,2}(?::\d\d)? [AP]M`;
const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';

/** What is misread when a line ends inside it. */
const unbreakable = new RegExp(
  [
    `(?<![\\w–-])(?:(?:${day}(?:–${day})? )?${time}(?:–${time})?`,
    String.raw`${range}\s?(?:${units})(?![\w])`,
    String.raw`\$${number}–\$?${number}`,
    `${number}–${number}`,
    String.raw`USP \d{3}(?!\d))`,
  ].join('|'),
  'g',
);

/** Addresses and ids, which stay as they are. */
const address = /^(?:(?:https?|mailto|tel):|[/#]|[a-z\d-]+$)/;

/**
 * Keeps a number on one line with its unit, the end of its range, or its standard, in every text of
 * the data, with no-break spaces and word joiners. The same for hours with their days.
 */
export const joinUnits = <Data>(data: Data): Data =>
  mapTexts(data, (text) =>
    address.test(text)
      ? text
      : text.replace(unbreakable, (part) =>
          part.replaceAll(' ', '\u00a0').replaceAll(/–(?!\u2060)/g, '–\u2060'),
        ),
  );

/** Undoes `joinUnits`, for what machines read and people paste elsewhere. */
export const separateUnits = <Data>(data: Data): Data =>
  mapTexts(data, (text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));

/** The same data with every text in it changed. */
export function mapTexts<Data>(data: Data, change: (text: string) => string): Data;
export function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((entry) => mapTexts(entry, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]),
  );
}
