import { CoverFrame } from '#app/pages/blog/covers/frame.tsx';

/** Follicles in a row: full, thinning, growing again. */
export function HairCover() {
  return (
    <CoverFrame>
      <path d="M0 150h360v90H0z" className="fill-amber" opacity=".35" />
      <path className="outline" strokeWidth="2" d="M0 150h360" />
      <g fill="none" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round">
        <path d="M30 196V92q0-38 23-70" />
        <path d="M68 196V92q0-39 23-72" />
        <path d="M106 196V97q0-35 21-65" />
        <path d="M144 196V109q0-28 17-51" />
        <path d="M182 196V124q0-17 10-32" />
        <path d="M220 196V138q0-8 5-14" />
        <path d="M258 196V145q0-4 2-7" />
        <path d="M296 196V135q0-10 6-19" />
        <path d="M334 196V118q0-22 13-40" />
      </g>
      <g>
        <g className="overprint">
          <circle className="fill-amber" cx="30" cy="200" r="13" />
          <circle className="fill-amber" cx="68" cy="200" r="13" />
          <circle className="fill-amber" cx="106" cy="200" r="13" />
          <circle className="fill-amber" cx="144" cy="200" r="13" />
          <circle className="fill-amber" cx="182" cy="200" r="13" />
          <circle className="fill-amber" cx="220" cy="200" r="9" />
          <circle className="fill-cobalt" cx="258" cy="200" r="9" />
          <circle className="fill-cobalt" cx="296" cy="200" r="13" />
          <circle className="fill-cobalt" cx="334" cy="200" r="13" />
        </g>
      </g>
    </CoverFrame>
  );
}
