import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';

const tray = 'M10 232h220v52a16 16 0 0 1-16 16H26a16 16 0 0 1-16-16z';
const row = 'M26 196h56v60H26zM92 196h56v60H92zM158 196h56v60h-56z';
const leaning = 'M96 60l92 34-32 88-92-34z';

/** Troches in their mold, and one taken out, scored in four. */
export const drawing: FormDrawing = {
  cast: (
    <>
      <path className="fill-amber" d={leaning} />
      <path className="fill-cobalt" d={tray} />
    </>
  ),
  object: (
    <>
      <g className="overprint">
        <path className="fill-amber" d={row} />
        <path className="fill-cobalt" d={tray} />
      </g>
      <path className="fill-amber" d={leaning} />
      <path className="outline" d="m142 77-32 88M80 104l92 34" />
      <path stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".8" d="M214 250v30" />
    </>
  ),
};
