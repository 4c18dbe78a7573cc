import { InlineSvg } from '#app/illustrations/inline-svg.tsx';
import { drawings } from '#library/brand/drawings.ts';

/** The founders in one drawing. */
export function Siblings({ label }: { label: string }) {
  return <InlineSvg svg={drawings.founders} className="drawing base" label={label} />;
}

/** The hands of one of the two at work, on a ground of their own glass. */
export function HandsAtWork({ at }: { at: 'mortar' | 'balance' }) {
  return <InlineSvg svg={drawings[at]} className="drawing" />;
}
