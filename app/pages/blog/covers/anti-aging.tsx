import css from '#app/pages/blog/covers/anti-aging.module.css';
import { CoverFrame, HeadFrame } from '#app/pages/blog/covers/frame.tsx';

// Signs of chemistry, the same in every language.
const copper = 'Cu';
const glycine = 'Gly';
const histidine = 'His';
const lysine = 'Lys';

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

/** The three amino acids of GHK on the rule, and the copper that the first two and their link hold. */
export function PeptideHead() {
  return (
    <HeadFrame>
      <g className="overprint cast">
        <g transform="translate(-70 44)">
          <circle className="fill-cobalt" cx="130" cy="430" r="130" />
          <circle className="fill-amber" cx="350" cy="430" r="130" />
        </g>
      </g>
      <g>
        <g className="overprint">
          <circle className="fill-cobalt" cx="130" cy="430" r="130" />
          <circle className="fill-amber" cx="350" cy="430" r="130" />
          <circle className="fill-cobalt" cx="570" cy="430" r="130" />
        </g>
        <g className="outline" strokeWidth="4">
          <path strokeDasharray="4 9" d="m208 190-40 116M240 200v161M272 190l40 116" />
          <circle cx="240" cy="140" r="60" />
        </g>
        <g textAnchor="middle" fontSize="46">
          <g className="text-on-page">
            <text className="display" x="240" y="156">
              {copper}
            </text>
          </g>
          <g className={css.onGlass}>
            <text className="display" x="108" y="446">
              {glycine}
            </text>
            <text className="display" x="592" y="446">
              {lysine}
            </text>
          </g>
          <text className="display" x="350" y="446">
            {histidine}
          </text>
        </g>
      </g>
    </HeadFrame>
  );
}
