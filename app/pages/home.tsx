import { AuxLabel } from '#app/components/aux-label.tsx';
import { ButtonLink, QuietLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Rule } from '#app/components/rule.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { Capsule } from '#app/illustrations/capsule.tsx';
import { Counter, PackedOrder } from '#app/illustrations/counter.tsx';
import { CreamTube } from '#app/illustrations/cream-tube.tsx';
import { DogAndCat } from '#app/illustrations/dog-and-cat.tsx';
import { Estriol } from '#app/illustrations/estriol.tsx';
import { Mark } from '#app/illustrations/mark.tsx';
import { MeasuringCylinder } from '#app/illustrations/measuring-cylinder.tsx';
import css from '#app/pages/home.module.css';
import { pageMeta } from '#app/seo.ts';
import { hero, rooms, standards, steps, testimonials } from '#content/home.ts';
import { services } from '#content/services.ts';
import { site, times } from '#content/site.ts';

export const meta = () =>
  pageMeta({
    title: 'Compounding Pharmacy in Los Angeles',
    description:
      'Cash-based compounding pharmacy in Los Angeles. Medication prepared for one patient at a time by state-licensed pharmacists.',
    path: '/',
  });

export default function Home() {
  return (
    <>
      <Hero />
      <Standards />
      <Services />
      <HowItWorks />
      <Facility />
      <Testimonials />
      <CallToAction />
    </>
  );
}

function Hero() {
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

function Standards() {
  return (
    <section className={classNames('section shade', css.standards)}>
      <div className="wrap">
        <SectionHead
          title="Commitment to Standards"
          lead="Read it the way a pharmacist reads a certificate of analysis: what is tested, what it covers, and where we stand today."
        />
        <ol>
          {standards.map(({ sign, name, description, status, pending }) => (
            <li key={sign}>
              <b className="d" aria-hidden="true">
                {sign}
              </b>
              <div>
                <h3>{name}</h3>
                <p>{description}</p>
              </div>
              <span className={classNames(css.status, pending && css.pending)}>{status}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Services() {
  const { compounding, hormones, specialty, dermatological, veterinary } = services;
  return (
    <section className="section" id="services">
      <div className="wrap">
        <SectionHead
          title="Specialized Services"
          lead="Five specialties, each one built from a prescription rather than a catalog."
        />
        <div className={css.bento}>
          <Card kind="glass" to={compounding.to} className={css.jar}>
            <h3 className="go">{compounding.title}</h3>
            <p>{compounding.description}</p>
            <ExampleLabel />
          </Card>
          <Card to={hormones.to} className={css.amber}>
            <h3 className="go">{hormones.title}</h3>
            <p>{hormones.description}</p>
            <small>{hormones.note}</small>
            <Estriol tint={css.tint} />
          </Card>
          <Card kind="paper" to={specialty.to}>
            <Capsule />
            <h3 className="go">{specialty.title}</h3>
            <p>{specialty.description}</p>
          </Card>
          <Card to={dermatological.to} className={css.cream}>
            <CreamTube />
            <h3 className="go">{dermatological.title}</h3>
            <p>{dermatological.description}</p>
          </Card>
          <Card kind="light" to={veterinary.to} className={css.pets}>
            <div>
              <h3 className="go">{veterinary.title}</h3>
              <p>{veterinary.description}</p>
              <p className="labels">
                {veterinary.flavors.map((flavor) => (
                  <AuxLabel key={flavor} tone="outline">
                    {flavor}
                  </AuxLabel>
                ))}
              </p>
            </div>
            <DogAndCat />
          </Card>
        </div>
      </div>
    </section>
  );
}

function ExampleLabel() {
  return (
    <div className={css.rx}>
      <p>
        <Mark />
        {site.brand}
        <span>Rx only</span>
      </p>
      <dl>
        <div>
          <dt>Tretinoin</dt>
          <dd className="d">0.05 %</dd>
        </div>
        <div>
          <dt>Niacinamide</dt>
          <dd className="d">4 %</dd>
        </div>
        <div>
          <dt>Cream base, q.s.</dt>
          <dd className="d">30 g</dd>
        </div>
      </dl>
      <p>
        Apply a thin layer at night.
        <br />
        Lot 0142-A. Example label.
      </p>
    </div>
  );
}

function HowItWorks() {
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

function Facility() {
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

function Testimonials() {
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

function CallToAction() {
  return (
    <section className={css.cta}>
      <div className="wrap">
        <div>
          <h2>Ready to Get Started?</h2>
          <p className="lead">
            Send a prescription, or ask a pharmacist first. We typically reply within{' '}
            {times.response}.
          </p>
          <p className="acts">
            <ButtonLink to="/contact" variant="ink">
              Contact Our Team
            </ButtonLink>
            <ButtonLink to="/services" variant="secondary">
              Explore Our Services
            </ButtonLink>
          </p>
        </div>
        <PackedOrder jarClass={css.orange} />
      </div>
    </section>
  );
}
