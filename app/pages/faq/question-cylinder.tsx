const marks = [1, 2, 3, 4, 5, 6, 7, 8];

/** A cylinder graduated in questions; the level is set by the `level` class. */
export function QuestionCylinder({
  className,
  levelClass,
}: {
  className?: string;
  levelClass?: string;
}) {
  return (
    <svg className={`ill ${className ?? ''}`} viewBox="-30 0 240 560" aria-hidden="true">
      <path className={levelClass} d="M11 540V60h138v480z" />
      <path
        className="s"
        d="M10 40v500M150 14v526M150 14H-16l26 26M-26 548h212v12H-26zM10 540h140v8H10z"
      />
      <path className="s" strokeWidth="46" strokeDasharray="2.5 57.5" d="M127 58.700v482" />
      <path className="s" strokeWidth="22" strokeDasharray="1 11" d="M139 59.500v482" />
      <g className="n" fontSize="26" textAnchor="middle">
        {marks.map((mark) => (
          <text key={mark} className="df" x="180" y={546 - 60 * mark}>
            {mark}
          </text>
        ))}
      </g>
    </svg>
  );
}
