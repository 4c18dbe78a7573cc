import { type ReactNode, useId } from 'react';

/** What a condition looks like under the lens. Decorative: the label beside it says what it is. */
export function Specimen({ name = '' }: { name?: string }) {
  const { ground, drawing } = specimens[name] ?? cells;
  const clip = useId();
  return (
    <svg className="drawing" viewBox="0 0 200 200" aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="100" cy="100" r="88" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill={ground} d="M0 0h200v200H0z" />
        <g>{drawing}</g>
      </g>
      <circle className="outline" cx="100" cy="100" r="88" />
    </svg>
  );
}

/** What lies there when nothing is drawn for a name. */
const cells = {
  ground: 'var(--light)',
  drawing: (
    <>
      <g className="overprint">
        <path className="fill-amber" d="M20 96a52 48 0 0 1 104 0 52 48 0 0 1-104 0z" />
        <path className="fill-cobalt" d="M86 62a46 42 0 0 1 92 0 46 42 0 0 1-92 0z" />
        <path className="fill-amber" d="M92 142a48 44 0 0 1 96 0 48 44 0 0 1-96 0z" />
        <path className="fill-cobalt" d="M22 168a40 36 0 0 1 80 0 40 36 0 0 1-80 0z" />
      </g>
      <g className="fill-ink">
        <circle cx="66" cy="92" r="11" />
        <circle cx="136" cy="56" r="10" />
        <circle cx="144" cy="146" r="10" />
        <circle cx="64" cy="164" r="9" />
      </g>
    </>
  ),
};

const specimens: Readonly<Record<string, { ground: string; drawing: ReactNode }>> = {
  /** A pore with its hair, and the plug over it. */
  acne: {
    ground: 'var(--light)',
    drawing: (
      <>
        <path
          className="fill-amber"
          d="M0 64h76c8 0 10 12 10 28v58a18 18 0 0 0 36 0V92c0-16 2-28 10-28h68v140H0z"
        />
        <g className="overprint">
          <circle className="fill-cobalt" cx="104" cy="66" r="24" />
        </g>
        <path className="outline" strokeWidth="4" d="M104 168C100 120 108 80 96 20" />
      </>
    ),
  },
  /** Vessels that show through. */
  rosacea: {
    ground: 'var(--g-wash)',
    drawing: (
      <>
        <path
          className="fill-amber"
          d="M12 104a58 58 0 0 1 96-44 46 46 0 1 1 14 80A58 58 0 0 1 12 104z"
        />
        <g className="overprint">
          <path
            fill="none"
            stroke="var(--g-cobalt)"
            strokeWidth="5"
            strokeLinecap="round"
            d="M20 150c30-10 30-46 58-50s34 22 60 8 26-44 46-54M78 100c-4-24 12-34 8-56M138 108c10 14 8 30 24 40"
          />
        </g>
      </>
    ),
  },
  /** A falling curve before a low sun. */
  menopause: {
    ground: 'var(--light)',
    drawing: (
      <g>
        <circle className="fill-amber" cx="104" cy="96" r="46" />
        <path className="fill-cobalt overprint" d="M0 60c40 0 50 84 100 84s60-8 100-8v80H0z" />
      </g>
    ),
  },
  /** A level under its mark. */
  'low-testosterone': {
    ground: 'var(--shade)',
    drawing: (
      <>
        <path className="fill-amber" d="M64 132h72v70H64z" />
        <path className="outline" d="M64 0v200M136 0v200" />
        <path className="outline" strokeWidth="26" strokeDasharray="2 14" d="M123 30v160" />
        <path stroke="var(--g-cobalt)" strokeWidth="5" strokeDasharray="10 8" d="M44 66h112" />
      </>
    ),
  },
  /** Hairs that get finer from left to right. */
  'hair-loss': {
    ground: 'var(--light)',
    drawing: (
      <>
        <path className="fill-amber" d="M0 112q100-20 200 0v100H0z" />
        <g className="overprint" fill="none" stroke="var(--g-cobalt)" strokeLinecap="round">
          <path strokeWidth="11" d="M40 150C46 110 34 70 48 22" />
          <path strokeWidth="8" d="M76 150C82 110 70 76 86 34" />
          <path strokeWidth="5" d="M110 150c4-34-4-52 8-88" />
          <path strokeWidth="3" d="M140 150c2-20-2-36 4-54" />
          <path strokeWidth="1.5" d="M166 150v-32" />
        </g>
        <g className="fill-ink">
          <circle cx="40" cy="154" r="10" />
          <circle cx="76" cy="154" r="8.5" />
          <circle cx="110" cy="154" r="7" />
          <circle cx="140" cy="154" r="5.5" />
          <circle cx="166" cy="154" r="4.5" />
        </g>
      </>
    ),
  },
  /** The two lobes of the gland on the windpipe. */
  thyroid: {
    ground: 'var(--shade)',
    drawing: (
      <>
        <path className="outline" d="M78 0v200M122 0v200" />
        <path className="outline" strokeWidth="44" strokeDasharray="2 20" d="M100 8v190" />
        <g>
          <path
            className="fill-amber"
            d="M72 44c22 8 26 34 30 62s-6 56-30 56-38-26-36-56 14-70 36-62z"
          />
          <path
            className="fill-cobalt overprint"
            d="M128 44c-22 8-26 34-30 62s6 56 30 56 38-26 36-56-14-70-36-62z"
          />
        </g>
      </>
    ),
  },
};
