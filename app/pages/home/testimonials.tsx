import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/home/testimonials.module.css';
import { fillIn } from '#library/fill-in.ts';
import { testimonials } from '#library/words.ts';

export function Testimonials() {
  if (testimonials.items.length === 0) return null;
  return (
    <section className={classNames('section shade', css.voices)}>
      <div className="wrap">
        <h2>{testimonials.title}</h2>
        {testimonials.items.map(({ name, type, location, quote, stars, isSample }) => (
          <figure key={name}>
            <Stars stars={stars} />
            <blockquote className="display">{quote}</blockquote>
            <figcaption>
              <b>{name}</b> {type}, {location}
              {isSample && `. ${testimonials.sample}.`}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function Stars({ stars }: { stars: number }) {
  return (
    <p
      className={css.stars}
      role="img"
      aria-label={fillIn(testimonials.rating, { stars: String(stars) })}
    >
      {Array.from({ length: stars }, (_, place) => String(place)).map((place) => (
        <i key={place} />
      ))}
    </p>
  );
}
