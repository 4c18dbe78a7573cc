import { WindowLight } from '#app/illustrations/window-light.tsx';

const receipt = 'M150 470V70l22 18 22-18 22 18 22-18 22 18 22-18 22 18 22-18 22 18 22-18v400z';
const heavy = 'M420 470V336h40v-24a42 42 0 1 1 44 0v24h40v134z';
const light = 'M50 470v-84h26v-15a28 28 0 1 1 30 0v15h26v84z';

/** A bill with few lines between the weights that it was reckoned with. */
export function ReceiptOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(-78 44)">
          <path className="fill-cobalt" d={receipt} />
          <path className="fill-amber" d={heavy} />
          <path className="fill-cobalt" d={light} />
        </g>
      </g>
      <g>
        <path className="fill-white" d={receipt} />
        <path className="outline" d={receipt} />
        <path
          className="fill-ink"
          d="M180 132h104v14H180zm0 54h92v7h-92zm140 0h20v7h-20zm-140 36h70v7h-70zm140 0h20v7h-20zm-140 36h84v7h-84zm140 0h20v7h-20zm-140 36h60v7h-60zm140 0h20v7h-20zM180 326h160v4H180z"
        />
        <path className="fill-cobalt" d="M180 352h76v24h-76zm106 0h54v24h-54z" />
        <path
          stroke="var(--ink-on-amber)"
          strokeWidth="34"
          strokeDasharray="3 5 6 4 2 7 4 3"
          d="M180 424h160"
        />
        <g className="overprint">
          <path className="fill-amber" d={heavy} />
        </g>
        <g className="overprint">
          <path className="fill-cobalt" d={light} />
        </g>
        <text x="482" y="424" fontSize="36" fontWeight="600" textAnchor="middle">
          5 g
        </text>
        <g fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".8">
          <path d="M526 354v96M120 404v50" />
        </g>
      </g>
    </svg>
  );
}

/** A pair of weights on the amber of the closing call. */
export function WeightsOnAmber() {
  return (
    <svg className="drawing" viewBox="0 0 420 280" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-56 40)">
          <path className="fill-cobalt" d="M210 280V140h42v-26a46 46 0 1 1 48 0v26h42v140z" />
          <path className="fill-cobalt" d="M60 280v-90h28v-16a30 30 0 1 1 32 0v16h28v90z" />
        </g>
      </g>
      <path className="fill-cobalt" d="M210 280V140h42v-26a46 46 0 1 1 48 0v26h42v140z" />
      <path className="fill-ink" d="M60 280v-90h28v-16a30 30 0 1 1 32 0v16h28v90z" />
      <g fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".8">
        <path d="M322 160v100M132 210v54" />
      </g>
    </svg>
  );
}
