import { markOutlines } from '#app/illustrations/outlines.ts';

/** The two glasses, overprinted. */
export function Mark() {
  return (
    <svg className="ill" viewBox="0 0 44 34" aria-hidden="true">
      <path className="c" d={markOutlines.cobalt} />
      <path className="a x" d={markOutlines.amber} />
    </svg>
  );
}
