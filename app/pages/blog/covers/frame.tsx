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

/** Over an article: the light of the window, and what stands in it on the rule. It runs off the page. */
export function HeadFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      className="drawing base"
      viewBox="0 0 640 560"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path className="fill-light" d="M420-1000h150L-54 560h-160zM620-1000h1400V560H-8z" />
      {children}
    </svg>
  );
}
