import { AuxLabel } from '#app/components/aux-label.tsx';
import { ButtonLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ClosingCall } from '#app/components/closing-call.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { CylinderSteps } from '#app/components/cylinder-steps.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { ServiceHead } from '#app/components/service-head.tsx';
import { JarOnRule, PackedJar } from '#app/illustrations/jar-on-rule.tsx';
import { Mark } from '#app/illustrations/mark.tsx';
import css from '#app/pages/services/compounding.module.css';
import { serviceMeta } from '#app/pages/services/service-meta.ts';
import { benefits, exampleLabel, labelNotes, process } from '#content/services/compounding.ts';
import { services } from '#content/services.ts';
import { times } from '#library/business.ts';
import { site } from '#library/site.ts';

export const meta = () =>
  serviceMeta({
    title: 'Custom Compounding',
    description:
      'Medication made to one prescription: another dose, form or flavor, without the dye or filler you cannot take. Six benefits, five steps, and how to read the label.',
    service: services.compounding,
  });

export default function Compounding() {
  return (
    <>
      <ServiceHead
        title="Custom Compounding"
        lead="For the patient whom no approved product fits. We change what stands in the way, and leave the rest of the prescription alone."
        art={<JarOnRule />}
      />
      <Rule>
        <Benefits />
      </Rule>
      <section className="section deep">
        <div className="wrap">
          <SectionHead
            title="Five steps, none skipped"
            lead="A fifth fuller with each. Nothing is weighed before you know what it costs."
          />
          <CylinderSteps steps={process} />
        </div>
      </section>
      <Label />
      <ClosingCall
        title="Tell us what does not work"
        lead={`The pill that is too big, the dye, the dose in between. A pharmacist typically replies within ${times.response}.`}
        art={<PackedJar />}
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
      <SectionHead
        title="What we change, and what we leave out"
        lead="Six reasons why prescribers send us an order instead of a brand name."
      />
      <ul>
        {benefits.map(({ subject, done, text }) => (
          <li key={subject}>
            <h3>{subject}</h3>
            <AuxLabel
              tone={done === 'Changed' ? 'cobalt' : done === 'Joined' ? 'outline' : undefined}
            >
              {done}
            </AuxLabel>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Label() {
  return (
    <section className={classNames('section', css.reading)}>
      <div className="wrap">
        <div className={css.label}>
          <p className="d">
            <Mark />
            {site.brand}
            <span>Rx only</span>
          </p>
          <dl>
            {exampleLabel.contents.map(({ name, amount }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="d">{amount}</dd>
              </div>
            ))}
          </dl>
          <p>
            {exampleLabel.directions}
            <br />
            Lot {exampleLabel.lot}. Example label.
          </p>
        </div>
        <div>
          <h2>How to read your label</h2>
          <Rows rows={labelNotes} />
          <CompoundingNotice />
        </div>
      </div>
    </section>
  );
}
