/** The two shapes of the mark, large, on amber: the drop turns orange to stand out from the ground. */
export function TwoShapes() {
  return (
    <svg className="drawing base" viewBox="0 0 380 330" aria-hidden="true">
      <g className="overprint cast">
        <path d="M-30 226 36 112h132l66 114-66 114H36z" transform="translate(-40 30)" />
      </g>
      <g>
        <g className="overprint">
          <path className="fill-cobalt" d="M10 216 76 102h132l66 114-66 114H76z" />
          <path
            fill="oklch(.7 .165 55)"
            d="M262 40c52 84 104 138 104 196a104 94 0 0 1-208 0c0-58 52-112 104-196z"
          />
        </g>
      </g>
    </svg>
  );
}
