import { WindowLight } from '#app/illustrations/window-light.tsx';

/** Head and shoulders in profile, facing right, as the founders are drawn on About. */
const profile =
  'M170 372c0-34-20-58-28-98C122 184 160 96 240 96c58 0 86 40 88 82l28 54c5 10 1 16-12 17l-4 12c7 4 6 12-1 15 6 18-6 40-36 40h-29v46c112 10 172 66 178 198H4C8 440 58 384 170 372z';
const facingLeft = 'matrix(-1 0 0 1 880 0)';

/** Patient and prescriber, talking. Where they meet, the two glasses give ink. */
export function ConversationOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(-82 106) scale(.72)">
          <path className="fill-cobalt" d={profile} />
          <path className="fill-amber" transform={facingLeft} d={profile} />
        </g>
      </g>
      <g transform="translate(-22 67) scale(.72)">
        <g className="overprint">
          <path className="fill-cobalt" d={profile} />
          <path className="fill-amber" transform={facingLeft} d={profile} />
        </g>
        <HairAndStethoscope />
      </g>
    </svg>
  );
}

/** The same two on the amber of the closing call. */
export function ConversationOnAmber() {
  return (
    <svg className="drawing" viewBox="0 60 600 410" aria-hidden="true">
      <g className="overprint cast">
        <path className="fill-cobalt" transform="translate(-72 98) scale(.72)" d={profile} />
      </g>
      <g transform="translate(-22 67) scale(.72)">
        <path fill="var(--g-orange)" transform={facingLeft} d={profile} />
        <path className="fill-cobalt" d={profile} />
        <HairAndStethoscope />
      </g>
    </svg>
  );
}

function HairAndStethoscope() {
  return (
    <>
      <path
        className="fill-ink"
        d="M166 344c-34 4-62-12-68-40-34-8-50-40-36-68-26-26-20-66 12-80-6-40 30-72 66-62 20-34 66-40 92-14 36-16 78 4 84 40 14 8 18 24 10 36-36-10-66 2-84 24-10 14-6 34-22 46-2 44-16 86-54 118z"
      />
      <g transform={facingLeft}>
        <path
          className="fill-ink"
          d="M332 152c-34-16-70-8-94 18-12 20-6 46-24 60-10 30-22 48-42 60-8 4-16 4-24 0-36-52-44-134 6-186 54-50 146-40 172 6 8 16 10 28 6 42zM78 272a44 44 0 1 1 88 0 44 44 0 1 1-88 0z"
        />
        <g fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="8">
          <path d="M184 376c-6 44 8 66 40 72 30-6 50-34 52-78M224 448c0 66 66 10 66 62" />
          <circle className="fill-white" cx="290" cy="522" r="15" />
        </g>
      </g>
    </>
  );
}
