import { AgencyNotices } from '#app/article/agency-notices.tsx';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { healthPageMeta, MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { RichRows, RichRowsSection } from '#app/article/rich-rows.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { Checklists } from '#app/components/checklists.tsx';
import { classNames } from '#app/components/class-names.ts';
import { QuietLink } from '#app/components/controls/button.tsx';
import { CylinderSteps } from '#app/components/cylinder-steps.tsx';
import { H3 } from '#app/components/heads/heading.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, Section, TitleAndLead } from '#app/components/section.tsx';
import PrescriptionOnRule from '#app/pages/send-a-prescription/prescription-on-rule.svg?react';
import SealedEnvelope from '#app/pages/send-a-prescription/sealed-envelope.svg?react';
import css from '#app/pages/send-a-prescription/send-a-prescription.module.css';
import { site } from '#library/facts.ts';
import { getMedicalReview } from '#library/review/people.ts';
import { getCitedWorks } from '#library/review/references.ts';
import { pages } from '#library/words.ts';

const { search, head, patients, ready, steps, prescribers, animals, limits, call, ...health } =
  pages['send-a-prescription'];

const medicalReview = getMedicalReview(health);

export const meta = () =>
  healthPageMeta({ ...search, path: '/send-a-prescription' }, medicalReview);

export default function SendAPrescription() {
  return (
    <>
      <PageHead {...head} art={<PrescriptionOnRule />} />
      <AudienceNav />
      <Patients />
      <Section tone="shade" {...ready}>
        <Checklists lists={ready.lists} />
      </Section>
      <Section tone="deep" {...steps}>
        <CylinderSteps steps={steps.items} />
      </Section>
      <Prescribers />
      <RichRowsSection tone="shade" layout="split" id="animals" {...animals} />
      <Limits />
      <MedicalReviewFooter {...medicalReview}>
        <AgencyNotices
          notices={getCitedWorks(health.agencyNotices)}
          checked={health.noticesChecked}
        />
      </MedicalReviewFooter>
      <CallToAction {...call} art={<SealedEnvelope />} />
    </>
  );
}

function AudienceNav() {
  const [patients, prescribers, owners] = head.parts.who;
  const links = { '#patients': patients, '#prescribers': prescribers, '#animals': owners };
  return (
    <Band>
      <nav aria-label={head.parts.label}>
        <ul className={classNames('cells display-2', css.audiences)}>
          {Object.entries(links).map(([to, label]) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
  );
}

function Patients() {
  const { portal, ways: methods } = patients;
  const portalInfo = site.portalUrl ? (
    <>
      <Inlines nodes={portal.with} /> <QuietLink to={site.portalUrl}>{portal.link}</QuietLink>
    </>
  ) : (
    <Inlines nodes={portal.without} />
  );
  const rows = methods.map(({ name, value }) => ({ name, value: <Inlines nodes={value} /> }));
  return (
    <Section
      layout="split"
      id="patients"
      title={patients.title}
      lead={<Inlines nodes={patients.lead} />}
    >
      <Rows rows={[...rows, { name: portal.name, value: portalInfo }]} />
    </Section>
  );
}

function Prescribers() {
  return (
    <Section id="prescribers">
      <div className="section-head">
        <TitleAndLead {...prescribers} lead={<Inlines nodes={prescribers.lead} />} sectionHasId />
      </div>
      <dl className={css.identifiers}>
        {prescribers.address.map(({ name, value }) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd className="display-2" translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <RichRows rows={[...prescribers.writing, ...prescribers.handling]} />
    </Section>
  );
}

function Limits() {
  return (
    <Section id="limits">
      <div className="section-head">
        <TitleAndLead {...limits} lead={<Inlines nodes={limits.lead} />} sectionHasId />
      </div>
      <div className={classNames('halves', css.lists)}>
        {[limits.refused, limits.asked].map(({ title, rows }) => (
          <div key={title} className="stack">
            <H3>{title}</H3>
            <RichRows rows={rows} />
          </div>
        ))}
      </div>
    </Section>
  );
}
