import { WindowLight } from '#app/illustrations/window-light.tsx';

/** Patient and prescriber, talking. Where they meet, the two glasses give ink. */
export function ConversationOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(-70 46)">
          <Patient className="fill-cobalt" />
          <Prescriber className="fill-amber" />
        </g>
      </g>
      <g>
        <g className="overprint">
          <Patient className="fill-cobalt" />
          <Prescriber className="fill-amber" />
        </g>
        <path className="fill-white" d="M420 386h92v58h-92z" />
        <path className="fill-ink" d="M434 400h42v8h-42zm0 20h64v5h-64z" />
      </g>
    </svg>
  );
}

/** The same two on the amber of the closing call. */
export function ConversationOnAmber() {
  return (
    <svg className="drawing" viewBox="0 60 600 410" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-60 40)">
          <Patient className="fill-cobalt" />
        </g>
      </g>
      <Prescriber className="fill-ink" />
      <Patient className="fill-cobalt" />
    </svg>
  );
}

function Patient({ className }: { className: string }) {
  return (
    <path
      className={className}
      d="M40 470c0-96 44-158 106-172v-38c-34-18-54-50-54-88 0-58 44-100 100-100 54 0 94 38 96 90l30 48h-30c0 34-10 62-50 62h-22v26c68 12 124 76 124 172z"
    />
  );
}

function Prescriber({ className }: { className: string }) {
  return (
    <path
      className={className}
      d="M580 470c0-88-40-144-98-158v-34c34-18 54-48 54-84 0-54-42-94-94-94-50 0-88 34-92 84l-26 46h26c0 32 12 58 48 58h20v24c-64 12-118 70-118 158z"
    />
  );
}
