export function DogAndCat() {
  return (
    <svg className="drawing" viewBox="20 0 440 300" aria-hidden="true">
      <DogAndCatShapes shadow="translate(-64 34)" />
    </svg>
  );
}

/** The two and their shadow, for drawings of another size. */
export function DogAndCatShapes({ place, shadow }: { place?: string; shadow: string }) {
  return (
    <>
      <g className="overprint cast">
        <g transform={shadow}>
          <Dog />
          <Cat />
        </g>
      </g>
      <g transform={place}>
        <g className="overprint">
          <Dog />
          <Cat />
        </g>
        <path
          className="fill-ink"
          d="M186 62c22-2 34 14 32 40-1 18-12 26-22 22-14-6-16-32-10-62zM310 62h10a10 10 0 0 1 10 10v6h-20zM262 74a5 5 0 1 1 10 0 5 5 0 0 1-10 0z"
        />
      </g>
    </>
  );
}

export function Dog() {
  return (
    <g className="fill-amber">
      <path d="M118 300c-30 0-40-34-22-72 22-46 62-66 84-128l66 6c14 30 16 60 10 92v102h-38v-62c-18 16-28 36-28 62z" />
      <path
        className="overprint"
        d="M180 112V80c0-26 18-44 44-44h22c12 0 18 6 22 14l6 12h44a12 12 0 0 1 12 12v10c0 20-14 32-34 32h-44l-4 22z"
      />
    </g>
  );
}

export function Cat() {
  return (
    <g className="fill-cobalt">
      <path d="M288 300c-26 0-34-26-26-58 8-34 20-50 30-76h60c10 26 22 42 30 76 6 26 2 42-6 50 22 2 40-10 34-44l16-4c10 44-16 62-56 56z" />
      <path
        className="overprint"
        d="M274 148V96l28 20h40l28-20v52c0 24-20 38-48 38s-48-14-48-38z"
      />
    </g>
  );
}
