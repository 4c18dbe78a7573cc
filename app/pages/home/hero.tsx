import { AuxLabel } from '#app/components/aux-label.tsx';
import { ButtonLink, QuietLink } from '#app/components/button.tsx';
import { Rule } from '#app/components/rule.tsx';
import { Counter } from '#app/pages/home/counter.tsx';
import css from '#app/pages/home/hero.module.css';
import { hero } from '#content/home.ts';

export function Hero() {
  return (
    <>
      <section className={css.hero}>
        <Counter />
        <div className="wrap">
          <p className="labels">
            <AuxLabel>{hero.badges[0]}</AuxLabel>
            <AuxLabel tone="cobalt">{hero.badges[1]}</AuxLabel>
          </p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <p className="acts">
            <ButtonLink to="/contact">Contact Our Team</ButtonLink>
            <ButtonLink to="/how-it-works" variant="secondary">
              How It Works
            </ButtonLink>
            <QuietLink to="/services">Explore Our Services</QuietLink>
          </p>
        </div>
      </section>
      <Rule className={css.trust}>
        <ul>
          {hero.trust.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Rule>
    </>
  );
}
