import { JarShape } from '#app/illustrations/vessels.tsx';
import { WindowLight } from '#app/illustrations/window-light.tsx';
import { services } from '#library/words.ts';

const { contents, lot } = services.compounding.label;

/** A jar with an example label, and the weights that it was made with. */
export function JarOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(-254 -518) scale(1.36)">
          <JarShape className="fill-cobalt" />
        </g>
      </g>
      <g>
        <g className="overprint">
          <g transform="translate(-170 -563.600) scale(1.36)">
            <JarShape className="fill-cobalt" />
          </g>
        </g>
        <path stroke="#fff" strokeOpacity=".45" strokeWidth="3" d="M118 214h442" />
        <path
          stroke="#fff"
          strokeOpacity=".2"
          strokeWidth="78"
          strokeDasharray="2.500 16"
          d="M130 170h418"
        />
        <path className="fill-white" d="M176 252h268v186H176z" />
        <g fontSize="27" fontWeight="600">
          {contents.map(({ name, amount }, index) => (
            <text
              key={name}
              x="196"
              y={292 + 35 * index}
              fontSize={index === 2 ? 19 : undefined}
              fontWeight={index === 2 ? 400 : undefined}
            >
              {name} {amount}
            </text>
          ))}
        </g>
        <text x="196" y="420" fontSize="19">
          {lot}
        </text>
        <path className="fill-amber" d="M468 470v-92h30v-17a30 30 0 1 1 32 0v17h30v92z" />
        <text x="514" y="438" fontSize="30" fontWeight="600" textAnchor="middle">
          5 g
        </text>
        <path className="fill-amber" d="M52 470v-54h18v-10a17 17 0 1 1 19 0v10h18v54z" />
        <text x="79.500" y="452" fontSize="20" fontWeight="600" textAnchor="middle">
          1 g
        </text>
      </g>
    </svg>
  );
}

/** The jar alone, packed, on the amber of the closing call. */
export function PackedJar() {
  return (
    <svg className="drawing" viewBox="90 490 460 270" aria-hidden="true">
      <g className="overprint cast">
        <g transform="translate(-90 50)">
          <JarShape className="fill-cobalt" />
        </g>
      </g>
      <JarShape className="fill-cobalt" />
      <path stroke="#fff" strokeOpacity=".45" strokeWidth="2" d="M212 572h324" />
      <path className="fill-white" d="M250 602h206v130H250z" />
      <path
        className="fill-ink"
        d="M268 624h104v12H268zm0 26h150v6H268zm0 16h128v6H268zm0 40h60v6h-60z"
      />
    </svg>
  );
}
