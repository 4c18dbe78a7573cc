import MarkDrawing from '#brand/mark.svg?react';
import MarkShapes, { viewBox } from '#brand/mark.svg?shapes';

export function Mark() {
  return <MarkDrawing className="drawing" aria-hidden="true" />;
}

/** Draws the mark inside another SVG, with its upper left corner at `x` and `y`. */
export function PlacedMark({ x, y, width }: { x: number; y: number; width: number }) {
  const [left = 0, top = 0, fullWidth = 1] = viewBox.split(/[\s,]+/).map(Number);
  const scale = Number((width / fullWidth).toFixed(4));
  const originShift = left || top ? ` translate(${-left} ${-top})` : '';
  return <MarkShapes transform={`translate(${x} ${y}) scale(${scale})${originShift}`} />;
}
