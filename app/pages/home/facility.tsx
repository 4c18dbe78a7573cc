import { ButtonLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/home/facility.module.css';
import { rooms } from '#content/home.ts';

export function Facility() {
  return (
    <section className={classNames('section', css.facility)}>
      <div className="wrap">
        <header>
          <h2>Compounding Facility</h2>
          <p className="lead">
            A small laboratory in West Los Angeles, planned around the preparation and open to
            questions about how it is run.
          </p>
          <ButtonLink to="/about" variant="secondary">
            Learn More About Our Pharmacy
          </ButtonLink>
        </header>
        <div className={css.plan}>
          {rooms.map(({ title, text }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
