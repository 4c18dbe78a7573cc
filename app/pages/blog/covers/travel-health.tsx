import { CoverFrame } from '#app/pages/blog/covers/frame.tsx';

/** A sun half below a graduated horizon. */
export function HorizonCover() {
  return (
    <CoverFrame>
      <g>
        <g className="overprint">
          <circle className="fill-amber" cx="206" cy="138" r="78" />
          <path className="fill-cobalt" d="M0 138h360v102H0z" />
        </g>
      </g>
      <g stroke="#fff" strokeWidth="3" opacity=".7">
        <path d="M150 160h112M166 178h80M184 196h44" />
      </g>
      <path className="outline" strokeWidth="10" strokeDasharray="1 11" d="M0 132h360" />
      <path className="outline" strokeWidth="18" strokeDasharray="1.5 58.5" d="M0 129h360" />
    </CoverFrame>
  );
}
