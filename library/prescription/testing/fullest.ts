import { maxActiveLengths, maxLengths, maxRows } from '#library/prescription/entries.ts';

/** Has no mistakes, because the fax sheet explains each one in a line of its own. */
export function makeFullestQuery(without: readonly string[]): string {
  const makeText = (length: number) =>
    'Apply a thin layer each night '.repeat(40).slice(0, length).trim();
  const params = new URLSearchParams(
    Object.entries(maxLengths).map(([name, length]) => [name, makeText(length)]),
  );
  // These fields accept only numbers.
  for (const name of ['limit-drug', 'limit-directions', 'limit-notes'] as const) {
    params.set(name, '9'.repeat(maxLengths[name]));
  }
  params.set('supply', '365');
  params.set('refills', '0');
  params.set('weight', '12345.67');
  params.set('weight-unit', 'kg');
  params.set('age', '12 years, 11 months');
  params.set('quantity', `1 ${makeText(maxLengths.quantity - 2)}`);
  for (let row = 1; row <= maxRows; row++) {
    for (const [name, length] of Object.entries(maxActiveLengths)) {
      params.set(`${name}-${row}`, makeText(length));
    }
    params.set(`active-${row}`, `${row} ${makeText(maxActiveLengths.active - 2)}`);
    params.set(`strength-${row}`, '123456789.123456');
  }
  for (const choice of without) params.append('without', choice);
  return String(params);
}
