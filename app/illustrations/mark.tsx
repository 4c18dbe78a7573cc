import { markOutlines } from '#app/illustrations/outlines.ts';

/** The two glasses, overprinted. */
export function Mark() {
  return (
    <svg className="drawing" viewBox="0 0 44 34" aria-hidden="true">
      <path className="fill-cobalt" d={markOutlines.cobalt} />
      <path className="fill-amber overprint" d={markOutlines.amber} />
    </svg>
  );
}
