import JarShapes from '#app/pages/services/compounding/jar-on-rule.svg?shapes';
import { services } from '#library/words.ts';

const { contents, lot } = services.compounding.label;

export function JarOnRule() {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <JarShapes />
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
    </svg>
  );
}
