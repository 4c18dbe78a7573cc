import type { ComponentType } from 'react';
import type { LearnDrawing } from '#library/learn/conditions.ts';

interface LabelPosition {
  x: number;
  y: number;
  /** Puts each word on its own line. */
  isNarrow?: boolean;
}

const drawings = import.meta.glob<ComponentType>('./drawings/*.svg', {
  query: '?shapes',
  import: 'default',
  eager: true,
});

const surface = { x: 48, y: 46 };
const bloodLabels = { surface, hormone: { x: 364, y: 494 }, vessel: { x: 92, y: 540 } };

/** The text of the labels is in content/learn.yaml. */
export const labelPositions: Readonly<Record<string, Readonly<Record<string, LabelPosition>>>> = {
  skin: { surface },
  acne: {
    surface,
    plug: { x: 374, y: 52 },
    follicle: { x: 52, y: 466 },
    gland: { x: 308, y: 452 },
  },
  rosacea: { surface, vessel: { x: 384, y: 150, isNarrow: true }, nerve: { x: 34, y: 620 } },
  menopause: bloodLabels,
  'low-testosterone': bloodLabels,
};

/** The rule above the drawing is the skin's surface. */
export function SkinDrawing({ drawing: { name, description, labels } }: { drawing: LearnDrawing }) {
  const Drawing = drawings[`./drawings/${name}.svg`];
  const positions = labelPositions[name];
  if (!Drawing || !positions) {
    throw new Error(
      `The drawing "${name}" needs a file in app/pages/learn/drawings and an entry in labelPositions.`,
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
