import type { Segment } from '#content/search.ts';

/** Text with what was searched for marked in it. */
export function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, mark }, place) => {
    const key = `${place} ${text}`;
    return mark ? <mark key={key}>{text}</mark> : text;
  });
}
