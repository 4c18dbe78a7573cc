import { AuxLabel } from '#app/components/aux-label.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { ButtonLink, QuietLink } from '#app/components/controls/button.tsx';
import { Band, Section } from '#app/components/section.tsx';
import Counter from '#app/pages/home/counter.svg?react';
import facilityCss from '#app/pages/home/facility.module.css';
import heroCss from '#app/pages/home/hero.module.css';
import { DeliveredJar, JarSteps } from '#app/pages/home/jar-steps.tsx';
import { Services } from '#app/pages/home/services.tsx';
import standardsCss from '#app/pages/home/standards.module.css';
import testimonialsCss from '#app/pages/home/testimonials.module.css';
import { pageMeta } from '#app/seo.ts';
import { pharmacy } from '#app/structured-data.ts';
import { fillIn } from '#library/fill-in.ts';
import { pages, shell, testimonials } from '#library/words.ts';

const { search, hero, standards, steps, facility, call } = pages.home;

export const meta = () => pageMeta({ ...search, path: '/', structuredData: [pharmacy()] });

export default function Home() {
  return (
    <>
      {/* The hero text determines the size of the drawing, so don't paint until the parser reaches
          `#services`, which is after the hero. Home fits in the first round trip. */}
      <link rel="expect" href="#services" blocking="render" />
      <Hero />
      <Standards />
      <Services />
      <Section tone="deep" id="how" {...steps}>
        <JarSteps />
      </Section>
      <Facility />
      <Testimonials />
      <CallToAction id="start" {...call} art={<DeliveredJar />} large />
    </>
  );
}

function Hero() {
  const [firstBadge, secondBadge] = hero.badges;
  const [primaryLink, secondaryLink, quietLink] = hero.links;
  return (
    <>
      <section className={classNames('page-head', heroCss.hero)}>
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
          <nav className={heroCss.doors} aria-label={hero.doors.label}>
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
        <ul className={heroCss.trust}>
          {hero.trust.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Band>
    </>
  );
}

function Standards() {
  return (
    <Section tone="shade" id="standards" wrapClass={standardsCss.standards} {...standards}>
      <ol>
        {standards.items.map(({ sign, name, text, status, state }) => (
          <li key={sign}>
            <b className="display-5" aria-hidden="true">
              {sign}
            </b>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <span className={classNames(standardsCss.status, state && standardsCss[state])}>
              {status}
            </span>
          </li>
        ))}
      </ol>
      <CompoundingNotice />
    </Section>
  );
}

function Facility() {
  return (
    <Section id="facility" wrapClass={facilityCss.facility}>
      <header>
        <h2>{facility.title}</h2>
        <p className="lead">{facility.lead}</p>
        <ButtonLink to={facility.link.to} variant="secondary">
          {facility.link.label}
        </ButtonLink>
      </header>
      {facility.rooms.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </Section>
  );
}

function Testimonials() {
  if (testimonials.items.length === 0) return null;
  return (
    <Section tone="shade" id="testimonials" wrapClass={testimonialsCss.testimonials}>
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
    </Section>
  );
}

function Stars({ stars }: { stars: number }) {
  return (
    <p
      className={testimonialsCss.stars}
      role="img"
      aria-label={fillIn(testimonials.rating, { stars: String(stars) })}
    >
      {'★'.repeat(stars)}
    </p>
  );
}
