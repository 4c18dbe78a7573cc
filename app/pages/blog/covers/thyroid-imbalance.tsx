import { CoverFrame, HeadFrame } from '#app/pages/blog/covers/frame.tsx';

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

/** The same on the windpipe that comes up from the rule, below the shield of the larynx. */
export function ThyroidHead() {
  return (
    <HeadFrame>
      <g className="outline">
        <path strokeWidth="148" strokeDasharray="3 25" d="M320 232v328" />
        <path d="M246 210v350M394 210v350M320 96 216 40v120l52 50h104l52-50V40zM216 40V0M424 40V0M320 96v64" />
      </g>
      <g className="overprint cast">
        <g transform="translate(-60 40)">
          <path className="fill-amber" d={amberLobe} />
        </g>
      </g>
      <g>
        <g className="overprint">
          <path className="fill-amber" d={amberLobe} />
          <path
            className="fill-cobalt"
            d="M288 372c-8 80 80 132 156 108s120-144 92-240-96-132-132-92-44 156-116 224z"
          />
        </g>
      </g>
    </HeadFrame>
  );
}

const amberLobe = 'M352 372c8 80-80 132-156 108S76 336 104 240s96-132 132-92 44 156 116 224z';
