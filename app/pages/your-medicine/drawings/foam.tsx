import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';

const bottle =
  'M28 288V146c0-28 24-28 36-44h56c12 16 36 16 36 44v142a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12z';
const pump = 'M68 76h48v28H68zM86 50h12v28H86zM62 30h92a8 8 0 0 1 8 8v20h-14V50H62z';
const foam =
  'M140 272a28 28 0 0 1 28-28 26 26 0 0 1 46-4 28 28 0 0 1 18 52 26 26 0 0 1-10 16h-64a28 28 0 0 1-18-36z';

/** A bottle with a pump, and the foam that came out of it. */
export const drawing: FormDrawing = {
  cast: (
    <>
      <path className="fill-amber" d={bottle} />
      <path className="fill-cobalt" d={foam} />
      <path className="fill-ink" opacity=".4" d={pump} />
    </>
  ),
  object: (
    <>
      <g className="overprint">
        <path className="fill-amber" d={bottle} />
        <path className="fill-cobalt" d={foam} />
      </g>
      <path className="fill-ink" d={pump} />
      <path stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".8" d="M46 154v112" />
      <g className="fill-white" opacity=".8">
        <circle cx="196" cy="258" r="6" />
        <circle cx="216" cy="272" r="4" />
        <circle cx="178" cy="280" r="5" />
      </g>
    </>
  ),
};
