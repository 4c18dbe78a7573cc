import CounterShapes from '#app/pages/home/counter.svg?shapes';
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
      <CounterShapes />
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
    </svg>
  );
}
