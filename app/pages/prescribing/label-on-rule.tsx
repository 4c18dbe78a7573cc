import { WindowLight } from '#app/illustrations/window-light.tsx';

const bottle = 'M92 470V214c0-40 34-52 34-84V84h148v46c0 32 34 44 34 84v256z';
const label = 'M150 470V196h330v274z';
const pen = 'm404 344 120-262 46 21-120 262-52 46z';

/** A bottle, the label that is written for it, and the pen that writes it. */
export function LabelOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(-84 46)">
          <path className="fill-amber" d={bottle} />
          <path className="fill-cobalt" d={label} />
        </g>
      </g>
      <path className="fill-amber" d={bottle} />
      <path className="fill-ink" d="M112 44h176v40H112z" />
      <g>
        <path className="fill-white" d={label} />
        <path className="outline" d="M150 470V196h330v274" />
        <path
          stroke="var(--ink-on-amber)"
          strokeWidth="20"
          strokeDasharray="2 8"
          d="M151 206h328"
          fill="none"
        />
        <g fill="none" stroke="var(--ink-on-amber)" strokeWidth="8" strokeLinecap="round">
          <path d="M184 330v-76h26c26 0 26 38 0 38h-26m24 0 54 56m0-40-42 40" />
        </g>
        <path className="fill-liquid" d="M184 376h150v12H184zm0 30h206v12H184zm0 30h110v12H184z" />
        <g className="overprint">
          <path className="fill-cobalt" d={pen} />
        </g>
        <path className="fill-ink" d="m404 344 46 21-52 46z" />
      </g>
    </svg>
  );
}

/** The sheet that comes out of a fax, on the amber of the closing call. */
export function SheetOnAmber() {
  return (
    <svg className="drawing" viewBox="0 0 420 280" aria-hidden="true">
      <g className="overprint cast">
        <path className="fill-cobalt" transform="translate(-60 40)" d="M70 40h250v240H70z" />
      </g>
      <path className="fill-white" d="M90 20h230v200H90z" />
      <path className="fill-liquid" d="M120 56h120v12H120zm0 32h170v12H120zm0 32h90v12h-90z" />
      <path className="fill-cobalt" d="M40 176h340v104H40z" />
      <path className="fill-ink" d="M70 196h280v12H70z" />
      <path stroke="#fff" strokeWidth="14" strokeDasharray="3 15" d="M264 246h90" />
    </svg>
  );
}
