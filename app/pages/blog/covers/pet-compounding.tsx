import { Cat, Dog } from '#app/illustrations/dog-and-cat.tsx';
import { CoverFrame } from '#app/pages/blog/covers/frame.tsx';

/** A dog and a cat in the light of a window. */
export function PetCover() {
  return (
    <CoverFrame>
      <path d="M150 0h80L136 240H56zM250 0h110v150l-36 90H156z" fill="var(--sun)" opacity=".7" />
      <g transform="translate(24 26) scale(.712)">
        <g className="overprint cast">
          <g transform="translate(-64 34)">
            <Dog />
            <Cat />
          </g>
        </g>
        <g>
          <g className="overprint">
            <Dog />
            <Cat />
          </g>
          <path
            className="fill-ink"
            d="M186 62c22-2 34 14 32 40-1 18-12 26-22 22-14-6-16-32-10-62zM310 62h10a10 10 0 0 1 10 10v6h-20zM262 74a5 5 0 1 1 10 0 5 5 0 0 1-10 0z"
          />
        </g>
      </g>
    </CoverFrame>
  );
}
