import { InlineSvg } from '#app/illustrations/inline-svg.tsx';
import { drawings } from '#library/brand/drawings.ts';

/** The founders in one drawing. */
export function Siblings({ label }: { label: string }) {
  return <InlineSvg svg={drawings.founders} className="drawing base" label={label} />;
}

/** One of the two, on a ground of their own glass. */
export function Sibling({ portrait }: { portrait: 'elder' | 'younger' }) {
  return <InlineSvg svg={drawings[portrait]} className="drawing" />;
}
