import { CoverFrame } from '#app/pages/blog/covers/frame.tsx';

/** Its sign in chemistry, in every language. */
const copper = 'Cu';

/** A copper ion held between four rings. */
export function PeptideCover() {
  return (
    <CoverFrame>
      <g fill="none" stroke="#fff" strokeWidth="3">
        <path d="M180 120 112 78M180 120l68-42M180 120l-68 42M180 120l68 42" />
        <path d="m82 96-38-22V30l38-22 38 22v44zM278 96l38-22V30L278 8l-38 22v44zM82 144l38 22v44l-38 22-38-22v-44zM278 144l-38 22v44l38 22 38-22v-44zM44 30 6 8M316 30l38-22M44 210 6 232M316 210l38 22" />
      </g>
      <g>
        <circle className="fill-amber" cx="180" cy="120" r="44" />
      </g>
      <text x="180" y="131" textAnchor="middle" fontSize="32" className="display">
        {copper}
      </text>
    </CoverFrame>
  );
}
