import type { ReactNode } from 'react';
import type { LearnDrawing } from '#library/learn/conditions.ts';

/** What a file in drawings/ holds. Its words stand in content/learn.yaml. */
export interface SectionDrawing {
  /** What lies under the surface. */
  shapes?: ReactNode;
  /** The path of the lines that lead from the words to what they name. */
  lines?: string;
  /** Where each word stands, by its name in content/learn.yaml. */
  labels: Readonly<Record<string, Place>>;
}

interface Place {
  x: number;
  y: number;
  /** Each word on a line of its own, where there is little room. */
  narrow?: boolean;
}

/** Where every section names the surface. */
export const surface: Place = { x: 48, y: 46 };

/** What lies under the surface of the skin, which is the rule. The layers go on beyond the frame. */
export function SkinSection({
  drawing: { shapes, lines, labels },
  words,
}: {
  drawing: SectionDrawing;
  words: LearnDrawing;
}) {
  return (
    <svg className="drawing edged" viewBox="0 0 480 640" role="img" aria-label={words.description}>
      <path fill="var(--light)" d="M-600 0h3000v640H-600z" />
      <path
        fill="var(--g-wash)"
        d="M-600 92H0q60 22 120 0t120 0 120 0 120 0 120 0 120 0H2400v300H720q-60 26-120 0t-120 0-120 0-120 0-120 0-120 0H-600z"
      />
      <g>{shapes}</g>
      <g className="text-on-page" fontSize="19" fontWeight="550">
        <InkLine width={1.5} d={lines} />
        {Object.entries(labels).map(([name, place]) => (
          <Label key={name} {...place} text={words.labels[name] ?? ''} />
        ))}
      </g>
    </svg>
  );
}

/** A line of ink. At night it is dark with a light edge, so that it shows on amber and on the skin. */
export function InkLine({ width, d }: { width: number; d?: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path stroke="var(--g-rim)" strokeWidth={width + 1.75} d={d} />
      <path stroke="var(--g-ink)" strokeWidth={width} d={d} />
    </g>
  );
}

function Label({ x, y, narrow, text }: Place & { text: string }) {
  const lines = narrow ? text.split(' ') : [text];
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + 23 * index}>
      {line}
    </text>
  ));
}
