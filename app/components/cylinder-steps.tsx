import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/cylinder-steps.module.css';
import MeasuringCylinder from '#app/illustrations/measuring-cylinder.svg?react';
import { site } from '#library/facts.ts';
import { getPortalText } from '#library/words.ts';

/** The stylesheet supports only four or five steps, in a `deep` section. */
export function CylinderSteps({
  steps,
}: {
  steps: readonly { time: string; title: string; text: string; withPortal?: string }[];
}) {
  return (
    <ol className={classNames(css.steps, steps.length === 5 && css.fiveSteps)}>
      {steps.map(({ time, title, ...step }, index) => (
        <li key={title}>
          <b className="display-5" aria-hidden="true">
            {index + 1}
          </b>
          <MeasuringCylinder />
          <div>
            <span className={css.time}>{time}</span>
            <h3>{title}</h3>
            <p>
              <PhoneLinks text={getPortalText(step, site.portalUrl)} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
