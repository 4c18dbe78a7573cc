import { CoverFrame } from '#app/pages/blog/covers/frame.tsx';

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
