const rabbit =
  'M132 560c-54 0-86-40-82-100 6-88 84-150 176-150 34 0 52-24 66-52l-28-134c-10-44-2-80 18-84 22-4 40 30 48 72l12 74 24-86c12-46 36-78 58-70 20 8 20 46 6 90l-34 102c40 14 66 46 70 84 2 20-14 32-36 34l-52 6c-6 28-16 50-32 66v112h24a18 18 0 0 1 18 18v18z';
const parrot =
  'M456 534c-24-24-32-62-24-106l22-126c8-62 42-98 88-98 40 0 66 28 66 66-2 84-34 164-96 208l-34 82h-34z';

/** Patients other than dogs and cats, and their shadow: for a drawing of 640 by 560 that stands on the rule. */
export function RabbitAndParrot({ shadow }: { shadow: string }) {
  return (
    <>
      <g className="overprint cast">
        <g transform={shadow}>
          <path className="fill-amber" d={rabbit} />
          <path className="fill-cobalt" d={parrot} />
        </g>
      </g>
      <g>
        <g className="overprint">
          <path className="fill-amber" d={rabbit} />
          <path className="fill-cobalt" d={parrot} />
        </g>
        <circle className="fill-amber" cx="54" cy="506" r="34" />
        <path
          className="fill-ink"
          d="M384 304a10 10 0 1 1 20 0 10 10 0 1 1-20 0zM592 236c30-4 46 22 32 62-8-18-20-26-36-26zM488 486h12v64h24v10h-64v-10h28z"
        />
        <circle className="fill-white" cx="558" cy="252" r="17" />
        <circle className="fill-ink" cx="561" cy="252" r="8" />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          opacity=".8"
          d="M236 452a74 74 0 0 0-74-66M472 330c-4 30-10 60-14 90"
        />
      </g>
    </>
  );
}
