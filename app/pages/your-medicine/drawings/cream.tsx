import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';

const cream =
  'M46 190a26 26 0 0 1 16-46c2-24 22-30 36-34 14-5 22-14 20-34 22 10 34 26 30 44 18 2 30 12 30 28a24 24 0 0 1 16 42z';
const jar = 'M34 190h172v94a16 16 0 0 1-16 16H50a16 16 0 0 1-16-16zM24 164h192v28H24z';

/** An open jar with cream standing out of it. */
export const drawing: FormDrawing = {
  cast: (
    <>
      <path className="fill-amber" d={cream} />
      <path className="fill-cobalt" d={jar} />
    </>
  ),
  object: (
    <>
      <g className="overprint">
        <path className="fill-amber" d={cream} />
        <path className="fill-cobalt" d={jar} />
      </g>
      <path stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".8" d="M188 210v66" />
      <path className="fill-white" d="M52 212h96v68H52z" />
      <path className="fill-ink" d="M64 226h48v6H64zm0 18h72v3H64zm0 12h58v3H64z" />
    </>
  ),
};
