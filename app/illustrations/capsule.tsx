export function Capsule() {
  return (
    <svg className="drawing" viewBox="0 0 400 130" aria-hidden="true">
      <g>
        <g className="overprint">
          <path className="fill-amber" d="M58 121a56 56 0 0 1 0-112h172v112z" />
          <path className="fill-cobalt" d="M335 130H180V0h155a65 65 0 0 1 0 130z" />
        </g>
        <path
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
          d="M60 30h98M252 22h80"
          opacity=".8"
        />
      </g>
    </svg>
  );
}
