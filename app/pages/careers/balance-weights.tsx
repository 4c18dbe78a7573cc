/** Weights from the balance: 20, 10 and 5 grams. */
const weights = [
  {
    width: 180,
    label: '20 g',
    size: 46,
    baseline: 248,
    shadow: 'M-40 400V190h50v-26a54 54 0 1 1 60 0v26h50v210z',
    body: 'M0 330V140h58v-30a58 58 0 1 1 64 0v30h58v190z',
    foot: 'M0 318h180v12H0z',
  },
  {
    width: 140,
    label: '10 g',
    size: 36,
    baseline: 274,
    shadow: 'M-50 400V240h40v-20a42 42 0 1 1 48 0v20h40v160z',
    body: 'M0 330V190h44v-22a46 46 0 1 1 52 0v22h44v140z',
    foot: 'M0 320h140v10H0z',
  },
  {
    width: 100,
    label: '5 g',
    size: 27,
    baseline: 292,
    shadow: 'M-60 400V280h30v-14a32 32 0 1 1 36 0v14h30v120z',
    body: 'M0 330V234h32v-16a34 34 0 1 1 36 0v16h32v96z',
    foot: 'M0 322h100v8H0z',
  },
] as const;

/** Each of the first three openings gets the weight that stands over it. */
export function BalanceWeights({
  openings,
  className,
}: {
  /** How many there are. */
  openings: number;
  className?: string;
}) {
  return (
    <div className={className} aria-hidden="true">
      {weights
        .slice(0, Math.max(openings, 1))
        .map(({ width, label, size, baseline, shadow, body, foot }) => (
          <svg key={label} className="drawing base" viewBox={`0 0 ${width} 330`} aria-hidden="true">
            <g className="overprint cast">
              <path className="fill-amber" d={shadow} />
            </g>
            <path className="fill-amber" d={body} />
            <path className="fill-ink" d={foot} />
            <text x={width / 2} y={baseline} fontSize={size} fontWeight="600" textAnchor="middle">
              {label}
            </text>
          </svg>
        ))}
    </div>
  );
}
