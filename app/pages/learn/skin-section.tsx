import type { ComponentType } from 'react';
import type { LearnDrawing } from '#library/learn/conditions.ts';

interface LabelPosition {
  x: number;
  y: number;
  /** Each word of the label goes on its own line. */
  isNarrow?: boolean;
}

const drawings = import.meta.glob<ComponentType>('./drawings/*.svg', {
  query: '?shapes',
  import: 'default',
  eager: true,
});

const surface = { x: 48, y: 46 };
const bloodLabels = { surface, hormone: { x: 364, y: 514 }, vessel: { x: 92, y: 540 } };

export const labelPositions: Readonly<Record<string, Readonly<Record<string, LabelPosition>>>> = {
  skin: { surface },
  acne: {
    surface,
    plug: { x: 374, y: 52 },
    follicle: { x: 52, y: 466 },
    gland: { x: 308, y: 452 },
  },
  rosacea: {
    surface: { x: 190, y: 102 },
    usual: { x: 26, y: 584, isNarrow: true },
    widened: { x: 256, y: 584, isNarrow: true },
  },
  menopause: bloodLabels,
  'low-testosterone': bloodLabels,
};

export function SkinDrawing({ drawing: { name, description, labels } }: { drawing: LearnDrawing }) {
  const Drawing = drawings[`./drawings/${name}.svg`];
  const positions = labelPositions[name];
  if (!Drawing || !positions) {
    throw new Error(
      `Add ${name}.svg to app/pages/learn/drawings and "${name}" to labelPositions in skin-section.tsx.`,
    );
  }
  return (
    <svg className="drawing edged" viewBox="0 0 480 640" role="img" aria-label={description}>
      <Drawing />
      <g className="text-on-page" fontSize="19" fontWeight="550">
        {Object.entries(positions).map(([label, position]) => (
          <Label key={label} {...position} text={labels[label] ?? ''} />
        ))}
      </g>
    </svg>
  );
}

function Label({ x, y, isNarrow, text }: LabelPosition & { text: string }) {
  const lines = isNarrow ? text.split(' ') : [text];
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + 23 * index}>
      {line}
    </text>
  ));
}
