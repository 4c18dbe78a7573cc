import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';

const jar = 'M86 150h130v134a16 16 0 0 1-16 16h-98a16 16 0 0 1-16-16zM76 108h150v44H76z';
const chew =
  'M52 262h64c-5-20 16-28 24-15 10-2 14 15 4 20v13c10 5 6 22-4 20-8 13-29 5-24-15H52c5 20-16 28-24 15-10 2-14-15-4-20v-13c-10-5-6-22 4-20 8-13 29-5 24 15z';

/** A closed jar, and a chew in the shape of a bone before it. */
export const drawing: FormDrawing = {
  cast: (
    <>
      <path className="fill-cobalt" d={jar} />
      <path className="fill-amber" d={chew} />
    </>
  ),
  object: (
    <>
      <g className="overprint">
        <path className="fill-cobalt" d={jar} />
        <path className="fill-amber" d={chew} />
      </g>
      <path stroke="#fff" strokeOpacity=".45" strokeWidth="2" d="M76 152h150" />
      <path className="fill-white" d="M104 170h94v58h-94z" />
      <path className="fill-ink" d="M116 184h46v6h-46zm0 18h68v3h-68zm0 12h54v3h-54z" />
    </>
  ),
};
