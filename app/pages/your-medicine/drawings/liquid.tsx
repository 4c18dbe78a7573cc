import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';

const bottle =
  'M16 288V150c0-30 28-28 28-54V80h64v16c0 26 28 24 28 54v138a12 12 0 0 1-12 12H28a12 12 0 0 1-12-12z';
const cap = 'M36 44h80v38H36z';
const syringe = 'M168 96h44v168l-14 10v26h-16v-26l-14-10z';

/** A bottle, and the oral syringe that goes with it. */
export const drawing: FormDrawing = {
  cast: (
    <>
      <path className="fill-amber" d={bottle} />
      <path className="fill-ink" opacity=".4" d={cap} />
      <path className="fill-cobalt" d={syringe} />
    </>
  ),
  object: (
    <>
      <g className="overprint">
        <path className="fill-amber" d={bottle} />
        <path
          className="fill-amber"
          opacity=".5"
          d="M16 190h120v98a12 12 0 0 1-12 12H28a12 12 0 0 1-12-12z"
        />
      </g>
      <path className="fill-ink" d={cap} />
      <path className="fill-white" d="M30 176h92v74H30z" />
      <path className="fill-ink" d="M42 190h46v6H42zm0 18h68v3H42zm0 12h54v3H42z" />
      <path className="fill-cobalt" d="M168 186h44v78l-14 10v26h-16v-26l-14-10z" />
      <path className="outline" d={`${syringe}M156 96h68M190 186V40M168 40h44M168 186h44`} />
      <path className="outline" strokeWidth="14" strokeDasharray="1.500 12" d="M205 108v74" />
    </>
  ),
};
