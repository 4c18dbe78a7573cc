import { WindowLight } from '#app/illustrations/window-light.tsx';

/** A labeled tube standing closed on its cap. Before it, apart, a ribbon of what is inside runs off the page. */
export function TubeOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <path
          className="fill-cobalt"
          transform="translate(-84 52)"
          d="M96 0h250v34H96zM96 34h250l-30 284c-2 26-18 40-44 40H170c-26 0-42-14-44-40z"
        />
      </g>
      <g>
        <path
          fill="none"
          stroke="var(--g-amber)"
          strokeWidth="52"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M372 444c44 0 36-58 82-58s36 58 82 58 38-46 80-46 30 46 74 46h1400"
        />
        <g className="overprint">
          <path
            className="fill-cobalt"
            d="M96-6h250v34H96zM96 28h250l-30 288c-2 26-18 40-44 40H170c-26 0-42-14-44-40z"
          />
        </g>
        <path className="fill-ink" d="M166 356h110v114H166z" />
        <path
          stroke="#fff"
          strokeOpacity=".3"
          strokeWidth="100"
          strokeDasharray="2.500 12"
          d="M176 413h96"
        />
        <path
          stroke="#fff"
          strokeWidth="9"
          strokeLinecap="round"
          d="M314 66 290 300"
          opacity=".8"
        />
        <path className="fill-white" d="M150 128h142v116H150z" />
        <path
          className="fill-ink"
          d="M166 148h78v9h-78zm0 26h108v5H166zm0 14h92v5h-92zm0 36h46v5h-46z"
        />
      </g>
    </svg>
  );
}
