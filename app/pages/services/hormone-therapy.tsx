import { ButtonLink, QuietLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { LightCall } from '#app/components/light-call.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { ServiceHead } from '#app/components/service-head.tsx';
import { Tabs } from '#app/components/tabs.tsx';
import { hydrated } from '#app/hydration.ts';
import { DropperOnRule } from '#app/illustrations/dropper-on-rule.tsx';
import css from '#app/pages/services/hormone-therapy.module.css';
import { serviceMeta } from '#app/pages/services/service-meta.ts';
import {
  approach,
  type Formulation,
  plainWords,
  plans,
} from '#content/services/hormone-therapy.ts';
import { services } from '#content/services.ts';

export const handle = hydrated;

export const meta = () =>
  serviceMeta({
    title: 'Hormone Therapy for Women and Men',
    description:
      'Bio-identical hormone preparations for women and men: the symptoms prescribers treat, the formulations we make, and how a dose is set and reviewed.',
    service: services.hormones,
  });

export default function HormoneTherapy() {
  return (
    <>
      <ServiceHead
        title="Hormone Therapy"
        lead="Bio-identical preparations for women and men. Your prescriber sets the dose and we make it, then both of us watch how it goes."
        art={<DropperOnRule />}
      />
      <Rule>
        <Plans />
      </Rule>
      <Approach />
      <PlainWords />
    </>
  );
}

function Plans() {
  return (
    <div className={css.plans}>
      <Tabs
        label="Hormone therapy for"
        tabs={plans.map(({ id, title, heading, text, symptoms, formulations }) => ({
          id,
          title,
          heading,
          content: (
            <>
              <p className="lead">{text}</p>
              <div className={css.plan}>
                <div>
                  <h3>Symptoms</h3>
                  <Rows rows={symptoms} />
                </div>
                <div>
                  <h3>Formulations</h3>
                  <Formulations formulations={formulations} />
                </div>
              </div>
            </>
          ),
        }))}
      />
    </div>
  );
}

function Formulations({ formulations }: { formulations: readonly Formulation[] }) {
  return (
    <ul className={css.labels}>
      {formulations.map(({ name, strength, form, note }) => (
        <li key={form}>
          <h4>{name}</h4>
          <b className={classNames('d', strength === 'as prescribed' && css.open)}>{strength}</b>
          <span>{form}</span>
          <p>{note}</p>
        </li>
      ))}
    </ul>
  );
}

function Approach() {
  return (
    <section className={classNames('section deep', css.approach)}>
      <div className="wrap">
        <SectionHead
          title="Our approach is titration"
          lead="Drop by drop toward the dose that is right, and no further. The color of the bar is that of the indicator in the flask."
        />
        <ol>
          {approach.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function PlainWords() {
  return (
    <section className={classNames('section', css.words)}>
      <div className="wrap">
        <div className={css.split}>
          <h2>Bio-identical, in plain words</h2>
          <div>
            <Rows rows={plainWords} />
            <CompoundingNotice />
          </div>
        </div>
        <LightCall
          title="Ask before you start, or while you are on it"
          lead="A pharmacist goes through forms, handling and price with you or your prescriber."
        >
          <ButtonLink to="/contact">Contact Our Team</ButtonLink>
          <QuietLink to="/hormones">Plan your first visit</QuietLink>
        </LightCall>
      </div>
    </section>
  );
}
