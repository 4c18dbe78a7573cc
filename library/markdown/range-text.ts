/** '2–8 %': en dash, and a space before the unit. */
export function rangeText({ from, to }: { from: number; to: number }, unit: string): string {
  return `${from}–${to} ${unit}`.trimEnd();
}
