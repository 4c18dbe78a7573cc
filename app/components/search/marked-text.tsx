import { joinUnits } from '#library/join-units.ts';
import type { Segment } from '#library/search/query.ts';

export function MarkedText({ segments }: { segments: readonly Segment[] }) {
  return joinUnits(segments).map(({ text, mark }, index) => {
    const key = `${index} ${text}`;
    // A bare text node would break React after the browser has translated the page.
    return mark ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
