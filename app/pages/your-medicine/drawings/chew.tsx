import { boneOutline } from '#app/illustrations/outlines.ts';
import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';

const jar = 'M86 150h130v134a16 16 0 0 1-16 16h-98a16 16 0 0 1-16-16zM76 108h150v44H76z';
const besideJar = 'translate(6 150)';

/** A closed jar, and a chew in the shape of a bone before it. */
export const drawing: FormDrawing = {
  cast: (
    <>
      <path className="fill-cobalt" d={jar} />
      <path className="fill-amber" transform={besideJar} d={boneOutline} />
    </>
  ),
  object: (
    <>
      <g className="overprint">
        <path className="fill-cobalt" d={jar} />
        <path className="fill-amber" transform={besideJar} d={boneOutline} />
      </g>
      <path stroke="#fff" strokeOpacity=".45" strokeWidth="2" d="M76 152h150" />
      <path className="fill-white" d="M104 170h94v58h-94z" />
      <path className="fill-ink" d="M116 184h46v6h-46zm0 18h68v3h-68zm0 12h54v3h-54z" />
    </>
  ),
};
