import { CoverFrame, HeadFrame } from '#app/pages/blog/covers/frame.tsx';

/** Three vessels in cross-section, each wider than the last. */
export function FlowCover() {
  return (
    <CoverFrame>
      <g>
        <g className="overprint">
          <path
            className="fill-amber"
            fillRule="evenodd"
            d="M16 140a40 40 0 1 0 80 0 40 40 0 1 0-80 0zM46 140a10 10 0 1 1 20 0 10 10 0 1 1-20 0z"
          />
          <circle className="fill-cobalt" cx="56" cy="140" r="15" />
        </g>
        <g className="overprint">
          <path
            className="fill-amber"
            fillRule="evenodd"
            d="M104 128a52 52 0 1 0 104 0 52 52 0 1 0-104 0zM133 128a23 23 0 1 1 46 0 23 23 0 1 1-46 0z"
          />
          <circle className="fill-cobalt" cx="156" cy="128" r="28" />
        </g>
        <g className="overprint">
          <path
            className="fill-amber"
            fillRule="evenodd"
            d="M216 112a68 68 0 1 0 136 0 68 68 0 1 0-136 0zM239 112a45 45 0 1 1 90 0 45 45 0 1 1-90 0z"
          />
          <circle className="fill-cobalt" cx="284" cy="112" r="50" />
        </g>
      </g>
      <path className="outline" strokeDasharray="1 9" strokeWidth="10" d="M18 214h324" />
      <path className="outline" d="M18 209h325" strokeWidth="2" />
    </CoverFrame>
  );
}

/** The same three on the rule, the widest running off the page. */
export function FlowHead() {
  return (
    <HeadFrame>
      <g className="overprint cast">
        <g className="fill-amber" transform="translate(-70 44)">
          <circle cx="84" cy="476" r="84" />
          <circle cx="296" cy="444" r="116" />
          <circle cx="604" cy="380" r="180" />
        </g>
      </g>
      <g>
        <g className="overprint">
          <path
            className="fill-amber"
            fillRule="evenodd"
            d="M0 476a84 84 0 1 0 168 0 84 84 0 1 0-168 0zm66 0a18 18 0 1 1 36 0 18 18 0 1 1-36 0zM180 444a116 116 0 1 0 232 0 116 116 0 1 0-232 0zm68 0a48 48 0 1 1 96 0 48 48 0 1 1-96 0zM424 380a180 180 0 1 0 360 0 180 180 0 1 0-360 0zm68 0a112 112 0 1 1 224 0 112 112 0 1 1-224 0z"
          />
          <path
            className="fill-cobalt"
            d="M54 476a30 30 0 1 0 60 0 30 30 0 1 0-60 0zM236 444a60 60 0 1 0 120 0 60 60 0 1 0-120 0zM480 380a124 124 0 1 0 248 0 124 124 0 1 0-248 0z"
          />
        </g>
      </g>
    </HeadFrame>
  );
}
