import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';

const vial = 'M34 104h128v184a12 12 0 0 1-12 12H46a12 12 0 0 1-12-12z';
const cap = 'M24 60h148v44H24z';
const inside =
  'M52 244a18 18 0 0 1 18-18h44a18 18 0 0 1 0 36H70a18 18 0 0 1-18-18zM74 276a16 16 0 0 1 16-16h50v32H90a16 16 0 0 1-16-16z';

/** Capsules in an amber vial, and one beside it. */
export const drawing: FormDrawing = {
  cast: (
    <>
      <path className="fill-amber" d={vial} />
      <path className="fill-ink" opacity=".4" d={cap} />
      <path
        className="fill-cobalt"
        d="M136 274a26 26 0 0 1 26-26h46a26 26 0 0 1 0 52h-46a26 26 0 0 1-26-26z"
      />
    </>
  ),
  object: (
    <>
      <g className="overprint">
        <path className="fill-amber" d={vial} />
        <path className="fill-cobalt" d={inside} />
      </g>
      <path className="fill-ink" d={cap} />
      <path
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="30"
        strokeDasharray="2 10"
        d="M32 82h134"
      />
      <path className="fill-white" d="M50 128h96v72H50z" />
      <path className="fill-ink" d="M62 142h48v6H62zm0 18h72v3H62zm0 12h58v3H62z" />
      <g className="overprint">
        <path className="fill-cobalt" d="M142 274a26 26 0 0 1 26-26h30v52h-30a26 26 0 0 1-26-26z" />
        <path className="fill-amber" d="M186 248h24a26 26 0 0 1 0 52h-24z" />
      </g>
    </>
  ),
};
