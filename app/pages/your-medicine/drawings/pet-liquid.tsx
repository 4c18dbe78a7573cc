import { Dog } from '#app/illustrations/dog-and-cat.tsx';
import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';

const dog = 'translate(-66 60) scale(.8)';

/** A dog and the syringe at its cheek, level as the card says. */
export const drawing: FormDrawing = {
  cast: (
    <g transform={dog}>
      <Dog />
    </g>
  ),
  object: (
    <>
      <g transform={dog}>
        <g className="overprint">
          <Dog />
        </g>
        <path
          className="fill-ink"
          d="M186 62c22-2 34 14 32 40-1 18-12 26-22 22-14-6-16-32-10-62zM310 62h10a10 10 0 0 1 10 10v6h-20zM262 74a5 5 0 1 1 10 0 5 5 0 0 1-10 0z"
        />
      </g>
      <path className="fill-cobalt" d="M160 146h26v-8h26v30h-26v-8h-26z" />
      <path className="outline" d="M160 146h26v-8h54v30h-54v-8h-26zM212 138v30" />
    </>
  ),
};
