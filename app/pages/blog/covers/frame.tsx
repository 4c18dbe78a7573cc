import type { ReactNode } from 'react';

/** The sheet that every cover is drawn on. It fills its place and is cut at the edges. */
export function CoverFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      className="drawing"
      viewBox="0 0 360 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
