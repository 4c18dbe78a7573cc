import { CoverFrame } from '#app/pages/blog/covers/frame.tsx';

/** The two lobes of a thyroid over the rings of a windpipe. */
export function ThyroidCover() {
  return (
    <CoverFrame>
      <path
        className="outline"
        strokeWidth="84"
        strokeDasharray="1.5 14"
        d="M180-4v260"
        opacity=".55"
      />
      <g>
        <g className="overprint">
          <path
            className="fill-amber"
            d="M196 150c4 40-40 66-78 54S58 132 72 84s48-66 66-46 22 78 58 112z"
          />
          <path
            className="fill-cobalt"
            d="M164 150c-4 40 40 66 78 54s60-72 46-120-48-66-66-46-22 78-58 112z"
          />
        </g>
      </g>
    </CoverFrame>
  );
}
