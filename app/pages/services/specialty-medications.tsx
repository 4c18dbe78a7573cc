import { AuxLabel } from '#app/components/aux-label.tsx';
import { ButtonLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import { ServiceHead } from '#app/components/service-head.tsx';
import { CapsulesOnRule } from '#app/illustrations/capsules-on-rule.tsx';
import { RefilledBottle } from '#app/illustrations/refilled-bottle.tsx';
import { serviceMeta } from '#app/pages/services/service-meta.ts';
import css from '#app/pages/services/specialty-medications.module.css';
import {
  discontinued,
  pricingBasis,
  specialtyAreas,
} from '#content/services/specialty-medications.ts';
import { services } from '#content/services.ts';

export const meta = () =>
  serviceMeta({
    title: 'Specialty Medications',
    description:
      'Compounded medications for pain, children, the mouth and digestion, discontinued drugs that prescribers still need, and what the price is made of.',
    service: services.specialty,
  });

export default function SpecialtyMedications() {
  return (
    <>
      <ServiceHead
        title="Specialty Medications"
        lead="Hard to find, out of stock, or never made in the first place. If a compounded option makes sense, we make it to your prescription."
        art={<CapsulesOnRule />}
      />
      <Rule>
        <Areas />
      </Rule>
      <Discontinued />
      <Pricing />
    </>
  );
}

function Areas() {
  return (
    <section className={css.areas}>
      <h2>Four areas prescribers ask us about</h2>
      <ul>
        {specialtyAreas.map(({ title, description, examples }) => (
          <li key={title}>
            <h3>{title}</h3>
            <div>
              <p>{description}</p>
              <ul className="labels" aria-label={`Examples: ${title}`}>
                {examples.map((example) => (
                  <li key={example}>
                    <AuxLabel tone="outline">{example}</AuxLabel>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Discontinued() {
  const { lead, can, cannot } = discontinued;
  return (
    <section className={classNames('section deep', css.gone)}>
      <div className="wrap">
        <div>
          <h2>Discontinued medications</h2>
          <p className="lead">{lead}</p>
          <div className={css.lists}>
            <div>
              <h3>We look into it when</h3>
              <ul className={css.can}>
                {can.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
            <div>
              <h3>We say no when</h3>
              <ul>
                {cannot.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
          </div>
        </div>
        <RefilledBottle className={css.bottle} />
      </div>
    </section>
  );
}

function Pricing() {
  return (
    <section className={classNames('section', css.pricing)}>
      <div className="wrap">
        <div className={css.split}>
          <div>
            <h2>What the price is made of</h2>
            <p className="lead">
              There is no insurer in between, so there is one number. You have it before we begin,
              by phone, by email or at the counter.
            </p>
          </div>
          <Rows rows={pricingBasis} />
        </div>
        <CompoundingNotice />
        <div className={css.still}>
          <h2>Still looking for it?</h2>
          <ButtonLink to="/contact">Contact Our Team</ButtonLink>
        </div>
      </div>
    </section>
  );
}
