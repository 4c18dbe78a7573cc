import { maxActiveLengths, maxLengths, maxRows } from '#library/prescription/entries.ts';

/** Every field at its maximum length, with every option selected. */
export function fullestAddress(without: readonly string[]): string {
  const filled = (most: number) => 'Apply a thin layer with care '.repeat(40).slice(0, most).trim();
  const params = new URLSearchParams(
    Object.entries(maxLengths).map(([name, most]) => [name, filled(most)]),
  );
  // Numbers, which pass all checks.
  for (const name of ['refills', 'limit-drug', 'limit-directions', 'limit-notes'] as const) {
    params.set(name, '9'.repeat(maxLengths[name]));
  }
  params.set('weight', '12345.67');
  params.set('quantity', `1 ${filled(maxLengths.quantity - 2)}`);
  for (let row = 1; row <= maxRows; row++) {
    for (const [name, most] of Object.entries(maxActiveLengths)) {
      params.set(`${name}-${row}`, filled(most));
    }
  }
  for (const choice of without) params.append('without', choice);
  return String(params);
}
