import { ButtonLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { LightCall } from '#app/components/light-call.tsx';
import { Rule } from '#app/components/rule.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { ServiceHead } from '#app/components/service-head.tsx';
import { GhkCu } from '#app/illustrations/ghk-cu.tsx';
import { TubeOnRule } from '#app/illustrations/tube-on-rule.tsx';
import { TwoPhaseVessel } from '#app/illustrations/two-phase-vessel.tsx';
import css from '#app/pages/services/dermatological.module.css';
import { serviceMeta } from '#app/pages/services/service-meta.ts';
import {
  deliverySystems,
  peptides,
  treatmentCategories,
} from '#content/services/dermatological.ts';
import { services } from '#content/services.ts';

export const meta = () =>
  serviceMeta({
    title: 'Dermatological Solutions',
    description:
      'Six treatment categories for skin and hair with the ingredients prescribers combine, topical peptides, and delivery systems from solution to ointment.',
    service: services.dermatological,
  });

export default function Dermatological() {
  return (
    <>
      <ServiceHead
        title="Dermatological Solutions"
        lead="One tube instead of three. Your prescriber chooses the actives and their strengths; we build the base around your skin."
        art={<TubeOnRule />}
      />
      <Rule>
        <Formulary />
      </Rule>
      <Peptides />
      <Delivery />
      <Close />
    </>
  );
}

function Formulary() {
  return (
    <section className={css.formulary}>
      <SectionHead
        title="What prescribers treat"
        lead="Six categories, and the ingredients we are asked to combine. A range is what prescribers order; the number on your label is chosen for you."
      />
      <div className={css.labels}>
        {treatmentCategories.map(({ name, description, ingredients, caution }) => (
          <article key={name}>
            <h3>{name}</h3>
            <p>{description}</p>
            <dl>
              {ingredients.map((ingredient) => (
                <div key={ingredient.name}>
                  <dt>{ingredient.name}</dt>
                  <dd className={ingredient.range ? undefined : css.open}>
                    {ingredient.range ?? 'as prescribed'}
                  </dd>
                </div>
              ))}
            </dl>
            <p className={css.caution}>{caution}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

function Peptides() {
  return (
    <section className={classNames('section deep', css.peptides)}>
      <div className="wrap">
        <div>
          <h2>Peptides</h2>
          <p className="lead">{peptides.lead}</p>
        </div>
        <GhkCu beadClass={css.bead} />
        <dl>
          {peptides.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="d">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Delivery() {
  return (
    <section className={classNames('section', css.delivery)}>
      <div className="wrap">
        <SectionHead
          title="Delivery systems"
          lead="The vehicle is half of the prescription. From water-light to oil-rich, it decides how an active reaches the skin and how it feels at 7 AM."
        />
        <ol>
          {deliverySystems.map(({ name, text, oil }) => (
            <li key={name}>
              <TwoPhaseVessel oil={oil} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="meta">
          Blue is the water phase, amber the oil phase. Drawn to show the order, not a formula.
        </p>
      </div>
    </section>
  );
}

function Close() {
  return (
    <section className={css.close}>
      <div className="wrap">
        <CompoundingNotice />
        <LightCall
          title="Bring us the prescription, or the question"
          lead="A pharmacist will tell you what we can combine, what it costs and when it will be ready."
        >
          <ButtonLink to="/contact">Contact Our Team</ButtonLink>
        </LightCall>
      </div>
    </section>
  );
}
