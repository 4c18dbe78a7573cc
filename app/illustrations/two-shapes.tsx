import { InlineSvg } from '#app/illustrations/inline-svg.tsx';
import { drawings } from '#library/brand/drawings.ts';

/** The shapes of the mark, large, on amber. */
export function TwoShapes() {
  return <InlineSvg svg={drawings.twoShapes} className="drawing base" />;
}
