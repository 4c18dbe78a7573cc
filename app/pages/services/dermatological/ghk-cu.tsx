interface GhkCuProps {
  description: string;
  chain: readonly [string, string, string];
  ion: string;
  beadClass?: string;
}

/** Three amino acids on a chain. The first, its link to the second, and the second hold the ion. */
export function GhkCu({ description, chain: [first, second, third], ion, beadClass }: GhkCuProps) {
  return (
    <svg viewBox="0 0 720 420" role="img" aria-label={description}>
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M120 120h480" />
        <path strokeDasharray="3 9" d="m153 191 60 83M240 120v148M327 191l-60 83" />
        <circle cx="240" cy="330" r="62" />
      </g>
      <g className={beadClass}>
        <circle cx="120" cy="120" r="78" />
        <circle cx="360" cy="120" r="78" />
        <circle cx="600" cy="120" r="78" />
      </g>
      <g textAnchor="middle">
        <text x="120" y="132">
          {first}
        </text>
        <text x="360" y="132">
          {second}
        </text>
        <text x="600" y="132">
          {third}
        </text>
        <text x="240" y="344" fill="currentColor">
          {ion}
        </text>
      </g>
    </svg>
  );
}
