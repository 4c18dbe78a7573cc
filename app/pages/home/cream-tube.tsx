/** A tube with a ribbon of cream running off the page. */
export function CreamTube() {
  return (
    <svg className="drawing" viewBox="0 0 400 150" aria-hidden="true">
      <g>
        <path
          fill="none"
          stroke="var(--g-amber)"
          strokeWidth="38"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M84 96v22c0 18 34 18 48-2 18-26 52-26 66-2 16 26 46 22 58 4 14-20 42-18 52 2 8 16 32 14 44 4"
        />
        <g className="overprint">
          <path
            className="fill-cobalt"
            d="M-16-190h200v22h-200zM-16-168h200L162 40c-2 22-14 32-32 32H38C20 72 8 62 6 40z"
          />
        </g>
        <path className="fill-ink" d="M58 72h52v30H58z" />
        <path stroke="#fff" strokeWidth="7" strokeLinecap="round" d="M150-60 141 32" opacity=".8" />
      </g>
    </svg>
  );
}
