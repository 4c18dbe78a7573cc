import { H3 } from '#app/components/heads/heading.tsx';
import Jar from '#app/pages/home/jar.svg?react';
import css from '#app/pages/home/jar-steps.module.css';
import { site } from '#library/facts.ts';
import { pages, portalText } from '#library/words.ts';

/** How many jars stand at each step after the first. Their states are in the stylesheet. */
const jarCounts = [0, 1, 2, 2];

export function JarSteps() {
  return (
    <ol className={`graduated ${css.steps}`}>
      {pages.home.steps.items.map(({ time, title, ...step }, index) => (
        <li key={title}>
          {index === 0 && <Jar />}
          {Array.from({ length: jarCounts[index] ?? 0 }, (_, jar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the jars never change order.
            <JarCopy key={jar} />
          ))}
          <small>{time}</small>
          <H3>{title}</H3>
          <p>{portalText(step, site.portalUrl)}</p>
        </li>
      ))}
    </ol>
  );
}

/** The jar of the steps, at its destination. */
export const DeliveredJar = () => <JarCopy className={css.delivered} />;

function JarCopy({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 30 90 120" aria-hidden="true">
      <use href="#jar" />
    </svg>
  );
}
