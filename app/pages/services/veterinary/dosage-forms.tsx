import { boneOutline } from '#app/illustrations/outlines.ts';

/** The forms in which animals get their medicine, each on the rule at the left edge of its words. Drawn on cobalt. */
export function OralSyringe() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true">
      <path fill="var(--amber)" d="M12 92h36v34H12z" />
      <g fill="none" stroke="currentColor" strokeWidth="2.500">
        <path d="M12 46v80l12 8v16h12v-16l12-8V46zM2 46h56M30 92V10M12 10h36M14 92h32" />
        <path strokeWidth="14" strokeDasharray="1.500 8.500" d="M41 54v34" />
      </g>
    </svg>
  );
}

/** A cat from the front: the gel lies inside the flap of one ear. */
export function EarWithGel() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true">
      <path fill="var(--amber)" d="M12 34v38c4-10 11-16 21-20z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeWidth="2.500"
        d="M2 98V12l40 32h40l40-32v86c0 34-26 51-60 51S2 132 2 98zM112 34v38c-4-10-11-16-21-20zM36 90q8 8 16 0M72 90q8 8 16 0M55 112h14l-7 8zM62 120v8"
      />
    </svg>
  );
}

/** An open tube, and the paste that leaves its tip. */
export function PasteTube() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--amber)"
        strokeWidth="14"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M38 118v18q0 7 7 7h8c13 0 12-12 24-12s11 12 24 12"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.500"
        d="M2 4h72v10H2zM2 14h72L64 94H12zM24 94h28v10H24zM28 104h20v16H28z"
      />
    </svg>
  );
}

export function SmallCapsule() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true">
      <path fill="var(--amber)" d="M62 100h36a25 25 0 0 1 0 50H62z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.500"
        d="M62 102H26a23 23 0 0 0 0 46h36z"
      />
    </svg>
  );
}

export function SoftChew() {
  return (
    <svg viewBox="4 0 160 150" aria-hidden="true">
      <path fill="var(--amber)" d={boneOutline} />
    </svg>
  );
}
