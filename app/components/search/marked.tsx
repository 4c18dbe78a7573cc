import type { Segment } from '#library/blog/search.ts';

/** Text with what was searched for marked in it. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, mark }, place) => {
    const key = `${place} ${text}`;
    // React could not take a text away again that the browser has translated.
    return mark ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
