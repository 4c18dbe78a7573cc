import MarkDrawing from '#brand/mark.svg?react';

export function Mark() {
  return <MarkDrawing className="drawing" aria-hidden="true" />;
}
