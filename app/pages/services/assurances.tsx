/** What stands beside the three tabs of /services. */
export function Scales() {
  return (
    <svg className="drawing" viewBox="0 0 200 150" aria-hidden="true">
      <path
        className="outline"
        d="M100 20v116M60 140h80M30 44h140M30 44 8 96h44zM170 44l-22 52h44z"
      />
      <path className="fill-cobalt" d="M6 96h48a24 24 0 0 1-48 0z" />
      <path className="fill-amber" d="M146 96h48a24 24 0 0 1-48 0z" />
      <circle className="fill-ink" cx="100" cy="30" r="12" />
    </svg>
  );
}

export function CrystalAndDrop() {
  return (
    <svg className="drawing" viewBox="0 0 200 150" aria-hidden="true">
      <g className="overprint">
        <path className="fill-cobalt" d="m70 14 54 31v62l-54 31-54-31V45z" />
        <path
          className="fill-amber"
          d="M130 24c28 36 52 56 52 82a52 44 0 0 1-104 0c0-26 24-46 52-82z"
        />
      </g>
    </svg>
  );
}

export function Dial() {
  return (
    <svg className="drawing" viewBox="0 0 200 150" aria-hidden="true">
      <circle className="fill-liquid" cx="100" cy="76" r="66" />
      <circle className="outline" cx="100" cy="76" r="66" />
      <circle
        className="outline"
        cx="100"
        cy="76"
        r="56.5"
        strokeWidth="7"
        strokeDasharray="1.500 7.375"
      />
      <circle
        className="outline"
        cx="100"
        cy="76"
        r="52"
        strokeWidth="16"
        strokeDasharray="1.500 39.341"
      />
      <path className="fill-amber" d="m100 76 34-38-6 48z" />
      <circle className="fill-ink" cx="100" cy="76" r="9" />
    </svg>
  );
}
