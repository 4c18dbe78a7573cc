import { WindowLight } from '#app/illustrations/window-light.tsx';

const envelope = 'M40 470V262h330v208z';
const sheet = 'M196 470V92h226l70 70v308z';
const fold = 'M422 92v70h70z';

/** A prescription and the envelope that it came in, on the rule. */
export function PrescriptionOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(-84 46)">
          <path className="fill-cobalt" d={sheet} />
          <path className="fill-amber" d={envelope} />
        </g>
      </g>
      <g>
        <path className="fill-white" d={sheet} />
        <path className="fill-liquid" d={fold} />
        <path className="outline" d="M196 262V92h226l70 70v308M422 92v70h70" />
        <g className="overprint">
          <path className="fill-amber" d={envelope} />
          <path className="fill-cobalt" d="M40 262h330L205 388z" />
        </g>
        <path className="fill-ink" d="M396 262h68v9h-68zm0 34h44v9h-44zm0 34h68v9h-68z" />
        <g fill="none" stroke="var(--ink-on-amber)" strokeWidth="9" strokeLinecap="round">
          <path d="M240 228v-88h30c30 0 30 44 0 44h-30m28 0 62 66m0-46-48 46" />
        </g>
        <path
          fill="none"
          stroke="var(--g-cobalt)"
          strokeWidth="5"
          strokeLinecap="round"
          d="M396 424c12-26 22-26 20-6s12 8 18-4 10 12 18 2 10-2 20-2"
        />
      </g>
    </svg>
  );
}

/** The envelope alone, sealed, on the amber of the closing call. */
export function SealedEnvelope() {
  return (
    <svg className="drawing" viewBox="0 0 420 280" aria-hidden="true">
      <g className="overprint cast">
        <path className="fill-cobalt" transform="translate(-60 40)" d="M30 280V60h360v220z" />
      </g>
      <path className="fill-white" d="M30 280V60h360v220z" />
      <path className="fill-cobalt" d="M30 60h360L210 196z" />
      <circle className="fill-ink" cx="210" cy="186" r="26" />
      <path stroke="#fff" strokeWidth="6" strokeLinecap="round" d="M200 186h20M210 176v20" />
    </svg>
  );
}
