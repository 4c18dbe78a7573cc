/** The two glasses, overprinted. */
export function Mark() {
  return (
    <svg className="ill" viewBox="0 0 44 34" aria-hidden="true">
      <path className="c" d="M16 2 30 10v14L16 32 2 24V10z" />
      <path className="a x" d="M31 4c6 7 11 11 11 17a11 11 0 0 1-22 0c0-6 5-10 11-17z" />
    </svg>
  );
}
