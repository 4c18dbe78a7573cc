import { WindowLight } from '#app/illustrations/window-light.tsx';

/** Two capsules, one standing and one lying. */
export function CapsulesOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <path className="fill-amber" d="M38 156a92 92 0 0 1 184 0v314H38z" />
        <path className="fill-cobalt" d="M216 434a52 52 0 0 1 52-52h130v88H216z" />
      </g>
      <g>
        <g className="overprint">
          <path className="fill-amber" d="M112 92a86 86 0 0 1 172 0v186H112z" />
          <path className="fill-cobalt" d="M104 224h188v152a94 94 0 0 1-188 0z" />
        </g>
        <path
          stroke="#fff"
          strokeWidth="10"
          strokeLinecap="round"
          d="M258 98v84M266 300v74"
          opacity=".8"
        />
        <g className="overprint">
          <path
            className="fill-cobalt"
            d="M270 412a58 58 0 0 1 58-58h106v116H328a58 58 0 0 1-58-58z"
          />
          <path className="fill-amber" d="M394 359h92a55.500 55.500 0 0 1 0 111h-92z" />
        </g>
        <path
          stroke="#fff"
          strokeWidth="8"
          strokeLinecap="round"
          d="M332 378h40M446 382h42"
          opacity=".8"
        />
      </g>
    </svg>
  );
}
