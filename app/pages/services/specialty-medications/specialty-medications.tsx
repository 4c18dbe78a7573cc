import { Inlines } from '#app/article/inline/inlines.tsx';
import { TitleAndLead } from '#app/article/titled-rows.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { ActLinks } from '#app/components/controls/button.tsx';
import { H2, H3 } from '#app/components/heads/heading.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import { ServiceHead, ServiceNotices, serviceMeta } from '#app/pages/services/service-page.tsx';
import CapsulesOnRule from '#app/pages/services/specialty-medications/capsules-on-rule.svg?react';
import RefilledBottle from '#app/pages/services/specialty-medications/refilled-bottle.svg?react';
import css from '#app/pages/services/specialty-medications/specialty-medications.module.css';
import { fillIn } from '#library/fill-in.ts';
import { services } from '#library/words.ts';

const { head, areas, discontinued, pricing, call } = services['specialty-medications'];

export const meta = () => serviceMeta('specialty-medications');

export default function SpecialtyMedications() {
  return (
    <>
      <ServiceHead {...head} art={<CapsulesOnRule />} />
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
      <H2>{areas.title}</H2>
      <ul>
        {areas.items.map(({ title, description, examples, caution }) => (
          <li key={title}>
            <H3>{title}</H3>
            <div>
              <p>{description}</p>
              <ul className="labels" aria-label={fillIn(areas.examples, { area: title })}>
                {examples.map((example) => (
                  <li key={example}>
                    <AuxLabel tone="outline">{example}</AuxLabel>
                  </li>
                ))}
              </ul>
              <p className={css.caution}>
                <Inlines nodes={caution} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Discontinued() {
  const { title, lead, can, cannot } = discontinued;
  return (
    <section className={classNames('section deep', css.gone)}>
      <div className="wrap">
        <div>
          <H2>{title}</H2>
          <p className="lead">{lead}</p>
          <div className={css.lists}>
            <div>
              <H3>{can.title}</H3>
              <ul className={css.can}>
                {can.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
            <div>
              <H3>{cannot.title}</H3>
              <ul>
                {cannot.reasons.map((reason) => (
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
        <div className={classNames('split', css.price)}>
          <TitleAndLead {...pricing} />
          <div>
            <Rows rows={pricing.rows} />
            <ServiceNotices name="specialty-medications" />
            <CompoundingNotice />
          </div>
        </div>
        <div className={css.still}>
          <H2>{call.title}</H2>
          <ActLinks links={call.links} />
        </div>
      </div>
    </section>
  );
}
