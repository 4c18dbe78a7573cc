import { CoverFrame } from '#app/pages/blog/covers/frame.tsx';

/** Hexagon and drop, for an article that has no cover of its own yet. */
export function MarkCover() {
  return (
    <CoverFrame>
      <path d="M150 0h80L136 240H56zM250 0h110v150l-36 90H156z" fill="var(--sun)" opacity=".7" />
      <g transform="translate(70 20) scale(5.4)">
        <path className="fill-cobalt" d="M16 2 30 10v14L16 32 2 24V10z" />
        <path
          className="fill-amber overprint"
          d="M31 4c6 7 11 11 11 17a11 11 0 0 1-22 0c0-6 5-10 11-17z"
        />
      </g>
    </CoverFrame>
  );
}
