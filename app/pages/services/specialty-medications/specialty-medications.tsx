import { Inlines } from '#app/article/inline/inlines.tsx';
import { TitleAndLead } from '#app/article/titled-rows.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { ActLinks } from '#app/components/controls/button.tsx';
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
    <section className={classNames('opening', css.areas)}>
      <h2 className="display-2">{areas.title}</h2>
      <ul className="lined">
        {areas.items.map(({ title, description, examples, caution }) => (
          <li key={title} className="split seven-five">
            <h3 className="display-4">{title}</h3>
            <div>
              <p>{description}</p>
              <ul className="labels" aria-label={fillIn(areas.examples, { area: title })}>
                {examples.map((example) => (
                  <li key={example}>
                    <AuxLabel tone="outline">{example}</AuxLabel>
                  </li>
                ))}
              </ul>
              <p className="note caution">
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
    <section className="section deep">
      <div className={classNames('wrap split', css.gone)}>
        <div>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <div className={classNames('halves', css.lists)}>
            <div>
              <h3>{can.title}</h3>
              <ul className="lined open drops">
                {can.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
            <div>
              <h3>{cannot.title}</h3>
              <ul className={classNames('lined open drops', css.cannot)}>
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
        <div className={classNames('cluster spread', css.still)}>
          <h2>{call.title}</h2>
          <ActLinks links={call.links} />
        </div>
      </div>
    </section>
  );
}
