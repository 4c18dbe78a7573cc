/** '2–8%' or '2–8 mg': en dash, and a space before a unit that is a word. */
export function rangeText({ from, to }: { from: number; to: number }, unit: string): string {
  const space = unit === '%' ? '' : ' ';
  return `${from}–${to}${space}${unit}`.trimEnd();
}
