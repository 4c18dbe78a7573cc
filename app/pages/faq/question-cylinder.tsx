const bottom = 540;
const height = 480;

/** Questions per numbered mark, and small marks per question. */
const steps = [1, 2, 5, 10];
const divisions = [10, 5, 2, 1];

interface QuestionCylinderProps {
  /** The number of questions. */
  questions: number;
  className?: string;
  levelClass?: string;
}

/** A cylinder graduated in questions. The liquid is one question high; its class scales it. */
export function QuestionCylinder({ questions, className, levelClass }: QuestionCylinderProps) {
  const unit = height / questions;
  // Keep figures legible and lines distinct.
  const step = steps.find((count) => count * unit >= 30) ?? questions;
  const division = unit / (divisions.find((parts) => unit / parts >= 8) ?? 1);
  const figures = Array.from({ length: Math.floor(questions / step) }, (_, i) => (i + 1) * step);
  return (
    <svg className={`drawing ${className ?? ''}`} viewBox="-30 0 240 560" aria-hidden="true">
      <path className={levelClass} d={`M11 540v${-unit}h138v${unit}z`} />
      <path
        className="outline"
        d="M10 40v500M150 14v526M150 14H-16l26 26M-26 548h212v12H-26zM10 540h140v8H10z"
      />
      <path
        className="outline"
        strokeWidth="46"
        strokeDasharray={`2.5 ${step * unit - 2.5}`}
        d="M127 541.2v-482.5"
      />
      <path
        className="outline"
        strokeWidth="22"
        strokeDasharray={`1 ${division - 1}`}
        d="M139 540.5v-481"
      />
      <g className="text-on-page" fontSize="26" textAnchor="middle">
        {figures.map((figure) => (
          <text key={figure} className="display" x="180" y={bottom + 6 - unit * figure}>
            {figure}
          </text>
        ))}
      </g>
    </svg>
  );
}
