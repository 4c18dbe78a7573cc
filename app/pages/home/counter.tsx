import {
  BottleLight,
  BottleShape,
  DropperBottleCast,
  DropperShape,
  JarShape,
} from '#app/illustrations/vessels.tsx';
import { fillIn } from '#library/fill-in.ts';
import { services } from '#library/words.ts';

const { contents, baseOnJar, lot } = services.compounding.label;
const actives = contents.slice(0, -1);

/** The counter in the morning: bottle, jar, cylinder and a five-gram weight in window light. */
export function Counter() {
  return (
    <svg
      className="drawing"
      viewBox="60 0 786 760"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <path className="fill-light" d="M856-1800h290L122 760h-290zM1194-1800h2400V760H170z" />
      <g className="overprint cast">
        <g transform="translate(-150 92)">
          <DropperBottleCast />
          <JarShape className="fill-cobalt" />
          <path className="fill-cobalt" opacity=".25" d="M716 736V150h96v586z" />
        </g>
      </g>
      <g>
        <g className="overprint">
          <BottleShape className="fill-amber" />
          <path
            className="fill-amber"
            opacity=".4"
            d="M430 540h240v208a12 12 0 0 1-12 12H442a12 12 0 0 1-12-12z"
          />
        </g>
        <DropperShape className="fill-ink" />
        <BottleLight />
        <Cylinder />
        <g className="overprint">
          <JarShape className="fill-cobalt" />
        </g>
        <path stroke="#fff" strokeOpacity=".45" strokeWidth="2" d="M212 572h324" />
        <path className="fill-white" d="M250 602h206v130H250z" />
        <g fontSize="18" fontWeight="600">
          {actives.map(({ name, amount }, line) => (
            <text key={name} x="264" y={632 + 24 * line}>
              {`${name} ${amount}`}
            </text>
          ))}
          <g fontSize="14" fontWeight="400">
            <text x="264" y="680">
              {fillIn(baseOnJar, { amount: contents.at(-1)?.amount ?? '' })}
            </text>
            <text x="264" y="718">
              {lot}
            </text>
          </g>
        </g>
        <path className="fill-amber" d="M112 760v-58h20v-12a19 19 0 1 1 20 0v12h20v58z" />
        <text x="142" y="740" fontSize="20" fontWeight="600" textAnchor="middle">
          5 g
        </text>
      </g>
    </svg>
  );
}

function Cylinder() {
  return (
    <>
      <path className="fill-liquid" d="M716 736V430q48 16 96 0v306z" />
      <path
        className="outline"
        d="M716 176v560M812 150v586M812 150H692l24 26M684 746h160v13H684zM716 736h96v10h-96zM716 430q48 16 96 0"
      />
      <path className="outline" strokeWidth="38" strokeDasharray="2.5 57.5" d="M793 218.7v483" />
      <path className="outline" strokeWidth="18" strokeDasharray="1 11" d="M803 219.5v482" />
      <g className="text-on-page" fontSize="17">
        {[90, 70, 50, 30, 10].map((mark, index) => (
          <text key={mark} x="736" y={226 + 120 * index}>
            {mark}
          </text>
        ))}
      </g>
    </>
  );
}
