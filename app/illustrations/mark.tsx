import { InlineSvg } from '#app/illustrations/inline-svg.tsx';
import { mark } from '#library/brand/mark.ts';

export function Mark() {
  return <InlineSvg svg={mark} className="drawing" />;
}
