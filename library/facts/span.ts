/** The numbers of `24–48 hours`, or of `3 business days`: the form that content/business.yaml holds. */
export function spanOf(words: string): { least: number; most: number } {
  const numbers = words.match(/\d+/g)?.map(Number) ?? [];
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}
