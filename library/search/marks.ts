import type { Segment } from '#library/blog/search.ts';
import { termOf, wordsIn } from '#library/search/terms.ts';

/** Splits a text around the words that were found in it. */
export function markTerms(text: string, terms: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const { word, at } of wordsIn(text)) {
    if (!terms.has(termOf(word))) continue;
    if (at > from) segments.push({ text: text.slice(from, at), mark: false });
    segments.push({ text: word, mark: true });
    from = at + word.length;
  }
  if (from < text.length) segments.push({ text: text.slice(from), mark: false });
  return segments;
}
