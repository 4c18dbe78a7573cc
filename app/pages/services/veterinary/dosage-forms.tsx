/** The forms in which animals get their medicine, each standing on a rule. Drawn on cobalt. */
export function OralSyringe() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true">
      <path fill="var(--amber)" d="M62 92h36v34H62z" />
      <g fill="none" stroke="currentColor" strokeWidth="2.500">
        <path d="M62 46v80l12 8v16h12v-16l12-8V46zM52 46h56M80 92V10M62 10h36M64 92h32" />
        <path strokeWidth="14" strokeDasharray="1.500 8.500" d="M91 54v34" />
      </g>
    </svg>
  );
}

export function EarWithGel() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.500"
        d="M26 150C30 84 52 30 96 8c30 38 42 90 40 142M54 150c2-48 16-84 40-108 16 32 22 70 20 108"
      />
      <path fill="var(--amber)" d="M92 74c12 16 21 27 21 39a21 21 0 0 1-42 0c0-12 9-23 21-39z" />
    </svg>
  );
}

export function PasteTube() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--amber)"
        strokeWidth="16"
        strokeLinecap="round"
        d="M92 142c16 0 18-14 30-14s8 14 22 14"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.500"
        d="M38 8h72v10H38zM38 18h72l-10 94H48zM58 112h32v38H58zM66 118v28M74 118v28M82 118v28"
      />
    </svg>
  );
}

export function SmallCapsule() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true">
      <path fill="var(--amber)" d="M80 100h36a25 25 0 0 1 0 50H80z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.500"
        d="M80 100H44a24 24 0 0 0 0 48h36z"
      />
    </svg>
  );
}

export function SoftChew() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true">
      <path
        fill="var(--amber)"
        d="M44 106h72c-6-24 18-34 28-18 12-2 16 18 4 24v14c12 6 8 26-4 24-10 16-34 6-28-18H44c6 24-18 34-28 18-12 2-16-18-4-24v-14c-12-6-8-26 4-24 10-16 34-6 28 18z"
      />
    </svg>
  );
}
