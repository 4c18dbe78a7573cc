import type { Segment } from '#library/search/query.ts';

/** A text with the matches marked. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, mark }, place) => {
    const key = `${place} ${text}`;
    // React could not remove a bare text that the browser has translated.
    return mark ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
