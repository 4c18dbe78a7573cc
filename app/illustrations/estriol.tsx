// Signs of chemistry, the same in every language.
const hydroxyl = 'OH';
const hydroxylBefore = 'HO';

/** The structure of estriol, with two of its rings tinted. */
export function Estriol() {
  return (
    <svg className="drawing" viewBox="-124 -200 506 272" aria-hidden="true">
      <EstriolStructure tint="fill-white" opacity=".42" />
    </svg>
  );
}

/** The same, for a drawing with more in it. */
export function EstriolStructure({ tint, opacity }: { tint: string; opacity?: string }) {
  return (
    <>
      <path
        className={tint}
        opacity={opacity}
        d="m208-120 57-18.500L300-90l-35 48.500L208-60zM0-60 52-30V30L0 60-52 30v-60z"
      />
      <path
        className="outline"
        strokeWidth="3.5"
        d="M0-60 52-30V30L0 60-52 30v-60zM52-30l52-30 52 30v60l-52 30-52-30M104-60v-60l52-30 52 30v60l-52 30M208-120l57-18.500L300-90l-35 48.500L208-60M-52 30l-34 20M208-120v-46M265-138.500l12-36M300-90h38M-5-45-40-25M-40 25-5 45M40 20v-40"
      />
      <g fontSize="22" fontWeight="600">
        <text x="-122" y="66">
          {hydroxylBefore}
        </text>
        <text x="268" y="-180">
          {hydroxyl}
        </text>
        <text x="344" y="-82">
          {hydroxyl}
        </text>
      </g>
    </>
  );
}
