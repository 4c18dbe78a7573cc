import type { ReactNode } from 'react';
import { PageNotices } from '#app/article/agency-notices.tsx';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { healthPageMeta, MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { RichRows } from '#app/article/rich-rows.tsx';
import { Accordion } from '#app/components/accordion.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { Checklists } from '#app/components/checklists.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { CylinderSteps } from '#app/components/cylinder-steps.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { NamedValues } from '#app/components/named-values.tsx';
import { Band, Section } from '#app/components/section.tsx';
import PrescriptionOnRule from '#app/pages/send-a-prescription/prescription-on-rule.svg?react';
import SealedEnvelope from '#app/pages/send-a-prescription/sealed-envelope.svg?react';
import css from '#app/pages/send-a-prescription/send-a-prescription.module.css';
import { site, telHref } from '#library/facts.ts';
import { getMedicalReview } from '#library/review/people.ts';
import type { Way } from '#library/schema/pages/ordering.ts';
import { orderSteps, pages } from '#library/words.ts';

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
      <AudienceSection id="prescribers" tone="shade" {...prescribers} below={<Identifiers />} />
      <Animals />
      <Section tone="deep" id="steps" {...steps}>
        <CylinderSteps steps={Object.values(orderSteps)} />
      </Section>
      <Section id="limits" layout="split" {...limits}>
        <Accordion items={[limits.refused, limits.asked].map(toItem)} container="div" />
      </Section>
      <MedicalReviewFooter {...medicalReview}>
        <PageNotices {...health} />
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
  const { title, lead, ways, more } = patients;
  return (
    <AudienceSection id="patients" title={title} lead={lead} ways={[...ways, getPortalWay()]}>
      <Accordion
        items={[{ question: ready.title, answer: <CallPreparation /> }, toItem(more)]}
        container="div"
      />
    </AudienceSection>
  );
}

function Animals() {
  const { more, officeStock, ...animalWays } = animals;
  return (
    <AudienceSection id="animals" {...animalWays}>
      <Accordion items={[more, officeStock].map(toItem)} container="div" />
    </AudienceSection>
  );
}

/** Hides what only some readers need. */
const toItem = ({ title, rows }: typeof animals.more) => ({
  question: title,
  answer: <RichRows rows={rows} />,
});

function getPortalWay() {
  const { name, link, ...texts } = patients.portal;
  const { portalUrl } = site;
  return portalUrl
    ? { name, text: texts.with, link: { label: link, to: portalUrl } }
    : { name, text: texts.without };
}

interface AudienceSectionProps extends Pick<typeof prescribers, 'title' | 'lead'> {
  id: string;
  tone?: 'shade';
  ways: readonly Way[];
  below?: ReactNode;
  children?: ReactNode;
}

function AudienceSection({ ways, children, ...section }: AudienceSectionProps) {
  return (
    <Section {...section} className={css.audience} layout="split">
      <div>
        <ul className={classNames('lined', children !== undefined && 'open', css.ways)}>
          {ways.map(({ name, text, link }, index) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>
                <PhoneLinks text={text} />
              </p>
              <p className="acts">
                <ButtonLink
                  to={link?.to ?? telHref(site.phone)}
                  variant={index === 0 ? 'primary' : 'secondary'}
                >
                  {link?.label ?? head.call}
                </ButtonLink>
              </p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Section>
  );
}

function CallPreparation() {
  return (
    <div className="stack">
      <p>{ready.lead}</p>
      <Checklists lists={ready.lists} />
    </div>
  );
}

function Identifiers() {
  return (
    <NamedValues
      values={prescribers.address.map(({ name, value }) => ({
        name,
        value: (
          <span translate="no">
            <PhoneLinks text={value} />
          </span>
        ),
      }))}
      className={css.identifiers}
      nameClass="note"
      valueClass="display-2"
    />
  );
}
