/** Pages of journals on the web are numbered like 1006.e30. */
const number = String.raw`\d+(?:[.,]e?\d+)*`;
const range = `${number}(?:[–-]${number})?`;
const units = [
  '%',
  'percent',
  'mg',
  'mcg',
  'g',
  'kg',
  'mL',
  'IU',
  'units?',
  'lb',
  'oz',
  'ounces?',
  'pounds?',
  'mi',
  'miles?',
  'inch(?:es)?',
  'min',
  'minutes?',
  'hours?',
  '(?:business )?days?',
  'weeks?',
  'months?',
  'years?',
].join('|');

const time = String.raw`\d{1,2}(?::\d\d)? [AP]M`;
const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';

/**
 * What is read wrongly when a line ends in it: a range, a number before its unit, the number of a
 * standard after its name, hours with their days, a phone number.
 */
export const measure = new RegExp(
  [
    `(?<![\\w–-])(?:(?:${day}(?:–${day})? )?${time}(?:–${time})?`,
    String.raw`${range}(?:\s|&nbsp;)?(?:${units})(?![\w])`,
    String.raw`\$${number}–\$?${number}`,
    `${number}–${number}`,
    `USP ${number}`,
    String.raw`(?:\(\d{3}\) |1-\d{3}-)\d{3}-\d{4})`,
  ].join('|'),
  'g',
);
