const bowl = 'M20 150h200v14c0 62-30 104-64 112v24H84v-24c-34-8-64-50-64-112z';
const pestle = 'M132 150 176 30a22 22 0 0 1 41 15l-38 105z';

/** Mortar and pestle on the rule, as wide as a place on the shelf: any service without its own drawing. */
export function Mortar() {
  return (
    <svg className="drawing base" viewBox="0 0 240 300" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-40 36)">
          <path className="fill-cobalt" d={bowl} />
          <path className="fill-amber" d={pestle} />
        </g>
      </g>
      <g>
        <g className="overprint">
          <path className="fill-amber" d={pestle} />
          <path className="fill-cobalt" d={bowl} />
        </g>
        <path stroke="#fff" strokeOpacity=".45" strokeWidth="2" d="M20 168h200" />
        <path
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          d="M196 188c-4 26-12 44-22 56"
          fill="none"
          opacity=".8"
        />
      </g>
    </svg>
  );
}
