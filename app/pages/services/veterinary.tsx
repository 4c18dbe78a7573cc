import { CareCard } from '#app/article/care.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { ButtonLink, QuietLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ClosingCall } from '#app/components/closing-call.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { ServiceHead } from '#app/components/service-head.tsx';
import {
  EarWithGel,
  OralSyringe,
  PasteTube,
  SmallCapsule,
  SoftChew,
} from '#app/illustrations/dosage-forms.tsx';
import { PetsOnRule, SittingCat } from '#app/illustrations/pets-on-rule.tsx';
import { serviceMeta } from '#app/pages/services/service-meta.ts';
import css from '#app/pages/services/veterinary.module.css';
import {
  benefits,
  callYourVet,
  dosageForms,
  poisonControl,
  weights,
  withVeterinarians,
} from '#content/services/veterinary.ts';
import { services } from '#content/services.ts';

export const meta = () =>
  serviceMeta({
    title: 'Veterinary Medications',
    description:
      'Compounded medication for dogs, cats and other pets: strengths for small animals, five dosage forms, flavors they are likely to take, and how we work with your vet.',
    service: services.veterinary,
  });

export default function Veterinary() {
  return (
    <>
      <ServiceHead
        title="Veterinary Medications"
        lead="There are more species than there are medicines made for them. We prepare what your veterinarian prescribes, in a form your animal can take."
        art={<PetsOnRule />}
      />
      <Rule>
        <Benefits />
      </Rule>
      <Forms />
      <Flavors />
      <Veterinarians />
      <ClosingCall
        title="Twenty scratches a week is too many"
        lead="Send the prescription, or have your clinic call. A pharmacist will suggest a form."
        art={<SittingCat />}
      >
        <ButtonLink to="/contact" variant="ink">
          Contact Our Team
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

function Benefits() {
  return (
    <section className={css.benefits}>
      <h2 className="vh">Benefits</h2>
      <ul>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const drawings = [
  <OralSyringe key="syringe" />,
  <EarWithGel key="ear" />,
  <PasteTube key="paste" />,
  <SmallCapsule key="capsule" />,
  <SoftChew key="chew" />,
];

function Forms() {
  return (
    <section className={classNames('section deep', css.forms)}>
      <div className="wrap">
        <SectionHead
          title="Dosage forms"
          lead="From the smallest patient to the largest. Your veterinarian chooses; we say what holds and what tastes."
        />
        <ol>
          {dosageForms.map(({ name, text }, index) => (
            <li key={name}>
              {drawings[index]}
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={css.weights}>
          <b className="d">{weights.least}</b>
          <span className="vh"> to </span>
          <b className="d">{weights.most}</b>
        </p>
      </div>
    </section>
  );
}

function Flavors() {
  return (
    <section className={classNames('section', css.flavors)}>
      <div className="wrap">
        <div>
          <h2>Flavors</h2>
          <p className="lead">
            Chosen for the species. Cats, for one, cannot taste sweetness at all.
          </p>
          <ul className="labels">
            {services.veterinary.flavors.map((flavor, index) => (
              <li key={flavor}>
                <AuxLabel tone={index % 2 ? 'cobalt' : undefined}>{flavor}</AuxLabel>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <CareCard
            level="emergency"
            title="Call your vet now if:"
            items={callYourVet.map((value) => [{ type: 'text', value }])}
            heading="h3"
          />
          <p className={css.poison}>
            Day and night, for a fee: {poisonControl.name},{' '}
            <a href={poisonControl.href}>{poisonControl.number}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Veterinarians() {
  return (
    <section className="section shade">
      <div className={classNames('wrap', css.split)}>
        <div>
          <h2>Working with veterinarians</h2>
          <p className="lead">
            You know the animal, the veterinarian knows the illness, and we know what holds together
            in a syringe.
          </p>
          <p className="acts">
            <QuietLink to="/specialists">For veterinarians: write to us</QuietLink>
          </p>
        </div>
        <div>
          <Rows rows={withVeterinarians} />
          <CompoundingNotice />
        </div>
      </div>
    </section>
  );
}
