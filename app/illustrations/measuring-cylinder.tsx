/** A graduated cylinder; the level is set by the `level` class. */
export function MeasuringCylinder({ levelClass }: { levelClass?: string }) {
  return (
    <svg viewBox="-18 0 136 270" aria-hidden="true">
      <path className={levelClass} d="M11 260V59h78v201z" />
      <path d="M10 26v234M90 8v252M90 8H-8l18 18M-16 260h132v9H-16z" />
      <path strokeWidth="34" strokeDasharray="1.5 38.5" d="M73 59v202" />
      <path strokeWidth="16" strokeDasharray="1 7" d="M82 59.3v202" />
    </svg>
  );
}
