/**
 * Keeps a number with its unit, and a range with its end, on one line: '0.01–0.1 %' or
 * '2–3 business days' is read wrongly when it parts. Done once, for every page as it is sent, so that
 * no text has to be written with it in mind. The words stay as they are, and can be found and copied.
 */
export function keepMeasuresWhole(html: string): string {
  const open: string[] = [];
  return html.replace(/<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)[^>]*>|[^<]+/gi, (part, slash, tag) => {
    if (tag === undefined) {
      return part.startsWith('<') || open.some(isLeftAlone) ? part : part.replace(measure, wrapped);
    }
    const name = String(tag).toLowerCase();
    if (slash) open.splice(Math.max(0, open.lastIndexOf(name)));
    else if (!isVoid.test(name) && !part.endsWith('/>')) open.push(name);
    return part;
  });
}

/** Where a span has no place, or where React compares what it finds with what it would write. */
const leftAlone = new Set(['head', 'script', 'style', 'textarea', 'option', 'svg', 'x-island']);
const isLeftAlone = (name: string) => leftAlone.has(name);

const isVoid = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const number = String.raw`\d+(?:[.,]\d+)*`;
const range = `${number}(?:[–-]${number})?`;
const units = [
  '%',
  'percent',
  'mg',
  'mcg',
  'g',
  'kg',
  'mL',
  'lb',
  'oz',
  'mi',
  'miles?',
  'inch(?:es)?',
  'minutes?',
  'hours?',
  '(?:business )?days?',
  'weeks?',
  'months?',
  'years?',
  'AM',
  'PM',
].join('|');

/** A range, a number before its unit, or the number of a standard after its name. */
const measure = new RegExp(
  String.raw`(?<![\w–-])(?:${range}(?:\s|&nbsp;)?(?:${units})(?![\w])|${number}–${number}|USP ${number})`,
  'g',
);

const wrapped = (text: string) => `<span class="whole">${text}</span>`;
