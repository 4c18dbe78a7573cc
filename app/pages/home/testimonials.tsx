import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/home/testimonials.module.css';
import { testimonials } from '#content/home.ts';

export function Testimonials() {
  return (
    <section className={classNames('section shade', css.voices)}>
      <div className="wrap">
        <h2>What prescribers and patients say</h2>
        {testimonials.map(({ name, type, location, quote, stars }) => (
          <figure key={name}>
            <p className={css.stars} role="img" aria-label={`${stars} out of 5 stars`} />
            <blockquote className="d">{quote}</blockquote>
            <figcaption>
              <b>{name}</b> {type}, {location}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
