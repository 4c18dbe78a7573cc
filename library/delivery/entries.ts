export interface Entries {
  zip: string;
  order: string;
}

export type Mistake = 'noZip' | 'notAZip' | 'notAnAmount' | 'negative' | 'tooMuch';
type Read<Value> = { value: Value; mistake?: undefined } | { mistake: Mistake };

/** The largest order that the form accepts. */
export const mostDollars = 100_000;

const zip = /^(\d{5})(?:[- ]?\d{4})?$/;
const [firstZip, lastZip] = [501, 99_950];

/** Returns the first five digits of a ZIP or ZIP+4 code. */
export function readZip(text: string): Read<string> {
  const entry = text.trim();
  if (entry === '') return { mistake: 'noZip' };
  const [, digits = ''] = zip.exec(entry) ?? [];
  const number = Number(digits);
  if (digits === '' || number < firstZip || number > lastZip) return { mistake: 'notAZip' };
  return { value: digits };
}

const amount =
  /^(-?)(?:us ?\$|usd|\$)? ?(-?)(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))? ?(?:usd|dollars?)?$/i;

/** Reads `$48`, `USD 48` or `48 dollars` as whole cents; an empty field has no value. */
export function readOrder(text: string): Read<number | undefined> {
  // Word processors turn a hyphen into a dash or minus sign.
  const entry = text.trim().replaceAll(/[−–]/g, '-');
  if (entry === '') return { value: undefined };
  const [, before = '', after = '', dollars = '', cents = ''] = amount.exec(entry) ?? [];
  if (dollars === '' && cents === '') return { mistake: 'notAnAmount' };
  if (before + after !== '') return { mistake: 'negative' };
  const value = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return value > mostDollars * 100 ? { mistake: 'tooMuch' } : { value };
}
