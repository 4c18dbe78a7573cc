import { CoverFrame, HeadFrame } from '#app/pages/blog/covers/frame.tsx';

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

/** The same over a sea that runs off the page. */
export function HorizonHead() {
  return (
    <HeadFrame>
      <g>
        <g className="overprint">
          <circle className="fill-amber" cx="380" cy="360" r="190" />
          <path className="fill-cobalt" d="M61 360h1939v200H0z" />
        </g>
        <path stroke="#fff" strokeWidth="7" opacity=".7" d="M246 404h268M282 446h196M324 488h112" />
      </g>
      <g className="outline">
        <path strokeWidth="12" strokeDasharray="1.500 22.500" d="M61 354h1939" />
        <path strokeWidth="24" strokeDasharray="2 118" d="M61 348h1939" />
      </g>
    </HeadFrame>
  );
}
