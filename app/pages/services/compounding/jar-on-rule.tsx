import JarShapes from '#app/pages/services/compounding/jar-on-rule.svg?shapes';
import { services } from '#library/words.ts';

const { contents, lot } = services.compounding.label;

export function JarOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <JarShapes />
      {/* The base is left out: the line would be too long to read on a phone. */}
      <g fontSize="27" fontWeight="600">
        {contents.slice(0, -1).map(({ name, amount }, index) => (
          <text key={name} x="196" y={292 + 35 * index}>
            {name} {amount}
          </text>
        ))}
      </g>
      <text x="196" y="420" fontSize="24">
        {lot}
      </text>
    </svg>
  );
}
