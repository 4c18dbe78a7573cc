const shoulders =
  'M170 372c0-34-20-58-28-98C122 184 160 96 240 96c58 0 86 40 88 82l28 54c5 10 1 16-12 17l-4 12c7 4 6 12-1 15 6 18-6 40-36 40h-29v46c112 10 172 66 178 198H4C8 440 58 384 170 372z';

/** The two founders in profile, facing each other. Their shoulders overlap. */
export function Siblings({ label }: { label: string }) {
  return (
    <svg className="drawing base" viewBox="0 0 860 560" role="img" aria-label={label}>
      <path className="fill-light" d="M520-1400h230L12 560h-230zM800-1400h2400V560H72z" />
      <g className="overprint cast">
        <g transform="translate(-84 54)">
          <path className="fill-cobalt" d={shoulders} />
          <path className="fill-amber" d={shoulders} transform="matrix(-1 0 0 1 850 0)" />
        </g>
      </g>
      <g>
        <g className="overprint">
          <path className="fill-cobalt" d={shoulders} transform="translate(10 0)" />
          <path className="fill-amber" d={shoulders} transform="matrix(-1 0 0 1 850 0)" />
        </g>
        <g transform="translate(10 0)">
          <LongHair />
          <Collar />
        </g>
        <g transform="matrix(-1 0 0 1 850 0)">
          <ShortHair />
          <Glasses />
          <Collar />
        </g>
      </g>
    </svg>
  );
}

/** One of the two, on a ground of their own glass. */
export function Sibling({ portrait }: { portrait: 'elder' | 'younger' }) {
  return portrait === 'elder' ? (
    <svg className="drawing" viewBox="-130 24 760 536" aria-hidden="true">
      <g className="overprint cast">
        <path className="fill-cobalt" d={shoulders} transform="translate(-60 46)" />
      </g>
      <g>
        <path className="fill-cobalt" d={shoulders} />
        <LongHair />
        <Collar />
      </g>
    </svg>
  ) : (
    <svg className="drawing" viewBox="-130 24 760 536" aria-hidden="true">
      <g className="overprint cast">
        <path className="fill-amber" d={shoulders} transform="matrix(-1 0 0 1 440 46)" />
      </g>
      <g transform="matrix(-1 0 0 1 500 0)">
        <path className="fill-amber" d={shoulders} />
        <ShortHair />
        <Glasses />
        <Collar />
      </g>
    </svg>
  );
}

function LongHair() {
  return (
    <path
      className="fill-ink"
      d="M168 372c-40-20-62-70-54-130C66 236 62 158 116 152c24-52 72-80 128-78 50 2 82 26 88 62-40-8-78 4-96 40-8 18-4 40-20 50-10 70-10 110-48 146z"
    />
  );
}

function ShortHair() {
  return (
    <path
      className="fill-ink"
      d="M150 292c-30-60-34-140 14-186 46-44 130-40 160 6 8 14 8 30 2 44-34-22-62-14-96-10 2 30-6 44-22 52l-8 40c-14-6-24 4-20 20 4 14 14 18 20 16-10 14-30 20-50 18z"
    />
  );
}

function Glasses() {
  return (
    <path
      fill="none"
      stroke="var(--g-ink)"
      strokeWidth="7"
      d="M268 204a28 28 0 1 0 56 0 28 28 0 1 0-56 0zM268 200l-64-6"
    />
  );
}

function Collar() {
  return (
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
      d="M186 372c30 40 60 50 92 48M280 420l-14 140"
      opacity=".9"
    />
  );
}
