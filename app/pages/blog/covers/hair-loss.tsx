import { CoverFrame, HeadFrame } from '#app/pages/blog/covers/frame.tsx';

/** Follicles in a row: full, thinning, growing again. */
export function HairCover() {
  return (
    <CoverFrame>
      <path fill="var(--g-wash)" d="M0 150h360v90H0z" />
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

/** The same on a block of skin that runs off the page. */
export function HairHead() {
  return (
    <HeadFrame>
      <path fill="var(--g-wash)" d="M46 380h1954v180H-8z" />
      <path className="outline" d="M46 380h1954" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="9"
        strokeLinecap="round"
        d="M80 490V230q0-96 58-176M160 490V240q0-96 58-176M240 490V262q0-84 52-156M320 490V300q0-62 38-112M400 490V344q0-30 18-56M480 490V386q0-8 6-14M560 490V360q0-24 14-44M640 490V320q0-52 32-96M720 490V290q0-80 48-140"
      />
      <g className="fill-amber">
        <circle cx="80" cy="500" r="30" />
        <circle cx="160" cy="500" r="30" />
        <circle cx="240" cy="500" r="30" />
        <circle cx="320" cy="500" r="26" />
        <circle cx="400" cy="500" r="22" />
      </g>
      <g className="fill-cobalt">
        <circle cx="480" cy="500" r="20" />
        <circle cx="560" cy="500" r="24" />
        <circle cx="640" cy="500" r="30" />
        <circle cx="720" cy="500" r="30" />
      </g>
    </HeadFrame>
  );
}
