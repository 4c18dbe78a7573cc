export interface Entries {
  zip: string;
  order: string;
}

export type Mistake = 'noZip' | 'notAZip' | 'noSuchZip' | 'notAnAmount' | 'negative' | 'tooMuch';
type Parsed<Value> = { value: Value; mistake?: undefined } | { mistake: Mistake };

export const maxOrderDollars = 100_000;

const zipPattern = /^(\d{5})(?:[- ]?\d{4})?$/;
const [firstZip, lastZip] = [501, 99_950];

export function readZip(text: string): Parsed<string> {
  const entry = text.trim();
  if (entry === '') return { mistake: 'noZip' };
  const [, digits = ''] = zipPattern.exec(entry) ?? [];
  const number = Number(digits);
  if (digits === '') return { mistake: 'notAZip' };
  if (number < firstZip || number > lastZip) return { mistake: 'noSuchZip' };
  return { value: digits };
}

const amountPattern =
  /^(-?)(?:us ?\$|usd|\$)? ?(-?)(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))? ?(?:usd|dollars?|\$)?$/i;

/** Accepts `$48`, `USD 48` or `48 dollars` and returns cents. An empty field has no value. */
export function readOrder(text: string): Parsed<number | undefined> {
  // Word processors turn a hyphen into a dash or minus sign.
  const entry = text.trim().replaceAll(/[−–]/g, '-');
  if (entry === '') return { value: undefined };
  const [, firstSign = '', lastSign = '', dollars = '', cents = ''] =
    amountPattern.exec(entry) ?? [];
  if (dollars === '' && cents === '') return { mistake: 'notAnAmount' };
  if (firstSign + lastSign !== '') return { mistake: 'negative' };
  const value = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return value > maxOrderDollars * 100 ? { mistake: 'tooMuch' } : { value };
}
