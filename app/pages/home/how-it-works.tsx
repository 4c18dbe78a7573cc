import { classNames } from '#app/components/class-names.ts';
import { SectionHead } from '#app/components/section-head.tsx';
import { MeasuringCylinder } from '#app/illustrations/measuring-cylinder.tsx';
import css from '#app/pages/home/how-it-works.module.css';
import { steps } from '#content/home.ts';

export function HowItWorks() {
  return (
    <section className={classNames('section', css.how)} id="how">
      <div className="wrap">
        <SectionHead
          title="How It Works"
          lead="From prescription to doorstep, measured in hours and business days."
        />
        <ol>
          {steps.map(({ time, title, text }, index) => (
            <li key={title}>
              <b className="d" aria-hidden="true">
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
      </div>
    </section>
  );
}
