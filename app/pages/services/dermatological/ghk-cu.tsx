interface GhkCuProps {
  description: string;
  chain: readonly string[];
  ion: string;
}

/** The first two amino acids in the chain and the bond between them bind the ion. */
export function GhkCu({ description, chain, ion }: GhkCuProps) {
  return (
    <svg viewBox="0 0 720 420" role="img" aria-label={description}>
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M120 120h480" />
        <path strokeDasharray="3 9" d="m153 191 60 83M240 120v148M327 191l-60 83" />
        <circle cx="240" cy="330" r="62" />
      </g>
      <g textAnchor="middle">
        {chain.map((name, index) => (
          <g key={name} transform={`translate(${120 + 240 * index} 120)`}>
            <circle fill="var(--amber)" r="78" />
            <text y="12">{name}</text>
          </g>
        ))}
        <text x="240" y="344" fill="currentColor">
          {ion}
        </text>
      </g>
    </svg>
  );
}
