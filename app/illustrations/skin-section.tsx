import type { ReactNode } from 'react';

/** What lies under the surface of the skin, which is the rule. The layers go on beyond the frame. */
export function SkinSection({
  description,
  labels,
  children,
}: {
  /** The drawing in a sentence. */
  description: string;
  /** Words in the drawing, and the lines that lead to them. */
  labels: ReactNode;
  children: ReactNode;
}) {
  return (
    <svg className="ill" viewBox="0 0 480 640" role="img" aria-label={description}>
      <path className="lit" d="M-600 0h3000v640H-600z" />
      <path
        fill="var(--amber-wash)"
        d="M-600 92H0q60 22 120 0t120 0 120 0 120 0 120 0 120 0H2400v300H720q-60 26-120 0t-120 0-120 0-120 0-120 0-120 0H-600z"
      />
      <g>{children}</g>
      <g className="n" fontSize="19" fontWeight="550">
        <text x="48" y="46">
          Surface
        </text>
        {labels}
      </g>
    </svg>
  );
}
