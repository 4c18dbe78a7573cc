import css from '#app/pages/blog/covers/anti-aging.module.css';
import { CoverFrame, HeadFrame } from '#app/pages/blog/covers/frame.tsx';

// Signs of chemistry, the same in every language.
const copper = 'Cu';
const glycine = 'Gly';
const histidine = 'His';
const lysine = 'Lys';

/** The three amino acids of GHK on their chain, and the copper that the first two and their link hold. */
export function PeptideCover() {
  return (
    <CoverFrame>
      <g fill="none" stroke="#fff" strokeWidth="3">
        <path d="M62 92h236" />
        <path strokeDasharray="3 6" d="m86 131 16 26M121 92v60M156 131l-16 26" />
        <circle cx="121" cy="188" r="36" />
      </g>
      <g className="fill-amber">
        <circle cx="62" cy="92" r="46" />
        <circle cx="180" cy="92" r="46" />
        <circle cx="298" cy="92" r="46" />
      </g>
      <g textAnchor="middle" fontSize="25">
        <text className="display" x="62" y="100">
          {glycine}
        </text>
        <text className="display" x="180" y="100">
          {histidine}
        </text>
        <text className="display" x="298" y="100">
          {lysine}
        </text>
        <g className={css.onGlass}>
          <text className="display" x="121" y="196">
            {copper}
          </text>
        </g>
      </g>
    </CoverFrame>
  );
}

/** The same, large, on the rule. */
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
