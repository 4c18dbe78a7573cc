import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import Jar from '#app/pages/home/jar.svg?react';
import css from '#app/pages/home/jar-steps.module.css';
import { site } from '#library/facts.ts';
import { getPortalText, orderSteps } from '#library/words.ts';

/** The number of still jars at each step. The stylesheet sets their states. */
const jarCounts = [0, 1, 2, 2];

export function JarSteps() {
  return (
    <ol className={`graduated ${css.steps}`}>
      {Object.values(orderSteps).map(({ time, title, ...step }, index) => (
        <li key={title}>
          {index === 0 && <Jar />}
          {Array.from({ length: jarCounts[index] ?? 0 }, (_, jar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the jars never change order.
            <JarCopy key={jar} />
          ))}
          <small>{time}</small>
          <h3>{title}</h3>
          <p>
            <PhoneLinks text={getPortalText(step, site.portalUrl)} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export const DeliveredJar = () => <JarCopy className={css.delivered} />;

function JarCopy({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 30 90 120" aria-hidden="true">
      <use href="#jar" />
    </svg>
  );
}
