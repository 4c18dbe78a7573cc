import { AuxLabel } from '#app/components/aux-label.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink, QuietLink } from '#app/components/controls/button.tsx';
import { Band } from '#app/components/section.tsx';
import Counter from '#app/pages/home/counter.svg?react';
import css from '#app/pages/home/hero.module.css';
import { pages, shell } from '#library/words.ts';

const { hero } = pages.home;

export function Hero() {
  const [firstBadge, secondBadge] = hero.badges;
  const [primaryLink, secondaryLink, quietLink] = hero.links;
  return (
    <>
      <section className={classNames('page-head', css.hero)}>
        <Counter />
        <div className="wrap">
          <p className="labels">
            <AuxLabel>{firstBadge}</AuxLabel>
            <AuxLabel tone="cobalt">{secondBadge}</AuxLabel>
          </p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <p className="acts">
            <ButtonLink to={primaryLink.to}>{primaryLink.label}</ButtonLink>
            <ButtonLink to={secondaryLink.to} variant="secondary">
              {secondaryLink.label}
            </ButtonLink>
            <QuietLink to={quietLink.to}>{quietLink.label}</QuietLink>
          </p>
          <nav className={css.doors} aria-label={hero.doors.label}>
            <ul>
              {hero.doors.links.map(({ label, to }) => (
                <li key={label}>
                  <a href={to} lang={to === shell.spanish.to ? 'es' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </section>
      <Band>
        <ul className={css.trust}>
          {hero.trust.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Band>
    </>
  );
}
