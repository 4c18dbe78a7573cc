import { PlacedSvg } from '#app/illustrations/inline-svg.tsx';
import { CoverFrame, HeadFrame } from '#app/pages/blog/covers/frame.tsx';
import { mark } from '#library/brand/mark.ts';

/** The mark, for an article that has no cover of its own yet. */
export function MarkCover() {
  return (
    <CoverFrame>
      <path d="M150 0h80L136 240H56zM250 0h110v150l-36 90H156z" fill="var(--sun)" opacity=".7" />
      <PlacedSvg svg={mark} x={70} y={20} width={237.6} />
    </CoverFrame>
  );
}

/** The same, large, on the rule. */
export function MarkHead() {
  return (
    <HeadFrame>
      <PlacedSvg svg={mark} x={0} y={60} width={640} />
    </HeadFrame>
  );
}
