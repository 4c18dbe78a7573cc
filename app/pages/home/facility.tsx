import { classNames } from '#app/components/class-names.ts';
import { ButtonLink } from '#app/components/controls/button.tsx';
import css from '#app/pages/home/facility.module.css';
import { pages } from '#library/words.ts';

const { facility } = pages.home;

export function Facility() {
  return (
    <section className={classNames('section', css.facility)}>
      <div className="wrap">
        <header>
          <h2>{facility.title}</h2>
          <p className="lead">{facility.lead}</p>
          <ButtonLink to={facility.link.to} variant="secondary">
            {facility.link.label}
          </ButtonLink>
        </header>
        <div className={css.plan}>
          {facility.rooms.map(({ title, text }) => (
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
