import type { ReactNode } from 'react';
import { WindowLight } from '#app/illustrations/window-light.tsx';

/** One form of medicine, 240 wide, standing on y = 300. */
export interface FormDrawing {
  /** Its silhouette, in the classes of drawings.css. */
  cast: ReactNode;
  object: ReactNode;
}

/** In a row with others, as on a shelf. */
export function FormOnShelf({ drawing }: { drawing: FormDrawing }) {
  return (
    <svg className="drawing base" viewBox="0 0 240 300" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-36 32)">{drawing.cast}</g>
      </g>
      <g>{drawing.object}</g>
    </svg>
  );
}

/** Alone in the light of the window, at the head of its page. */
export function FormInLight({ drawing }: { drawing: FormDrawing }) {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(84 68) scale(1.5)">{drawing.cast}</g>
      </g>
      <g transform="translate(150 20) scale(1.5)">{drawing.object}</g>
    </svg>
  );
}
