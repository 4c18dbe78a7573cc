export function GhkCu({ beadClass }: { beadClass?: string }) {
  return (
    <svg
      viewBox="0 0 720 420"
      role="img"
      aria-label="GHK-Cu drawn as three linked amino acids, glycine, histidine and lysine, holding a copper ion."
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M120 120h480" />
        <path strokeDasharray="3 9" d="M150 160 340 300M360 160v130M570 160 380 300" />
        <circle cx="360" cy="330" r="62" />
      </g>
      <g className={beadClass}>
        <circle cx="120" cy="120" r="78" />
        <circle cx="360" cy="120" r="78" />
        <circle cx="600" cy="120" r="78" />
      </g>
      <g textAnchor="middle">
        <text x="120" y="132">
          Gly
        </text>
        <text x="360" y="132">
          His
        </text>
        <text x="600" y="132">
          Lys
        </text>
        <text x="360" y="344" fill="currentColor">
          Cu
        </text>
      </g>
    </svg>
  );
}
