import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/cylinder-steps.module.css';
import { MeasuringCylinder } from '#app/illustrations/measuring-cylinder.tsx';

/** Four or five steps; with each one a cylinder fills up further. Stands in a `deep` section. */
export function CylinderSteps({
  steps,
}: {
  steps: readonly { time: string; title: string; text: string }[];
}) {
  return (
    <ol className={classNames(css.steps, steps.length === 5 && css.five)}>
      {steps.map(({ time, title, text }, index) => (
        <li key={title}>
          <b className="display-5" aria-hidden="true">
            {index + 1}
          </b>
          <MeasuringCylinder levelClass={css.level} />
          <div>
            <span className={css.time}>{time}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
