import { BottleShape, DropperShape, JarShape } from '#app/illustrations/vessels.tsx';
import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';

const place = 'translate(-86 -34.400) scale(.44)';

/** A jar before a bottle: any form that nobody has drawn yet. */
export const drawing: FormDrawing = {
  cast: (
    <g transform={place}>
      <BottleShape className="fill-amber" />
      <JarShape className="fill-cobalt" />
    </g>
  ),
  object: (
    <g transform={place}>
      <g className="overprint">
        <BottleShape className="fill-amber" />
        <JarShape className="fill-cobalt" />
      </g>
      <DropperShape className="fill-ink" />
      <path className="fill-white" d="M250 610h150v120H250z" />
      <path className="fill-ink" d="M268 632h84v12h-84zm0 28h110v6H268zm0 18h90v6h-90z" />
    </g>
  ),
};
