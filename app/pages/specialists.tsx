import { Button, ButtonLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { classNames } from '#app/components/class-names.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { Rule } from '#app/components/rule.tsx';
import { hydrated } from '#app/hydration.ts';
import {
  SpecialistCover,
  SpecialistNetwork,
  SpecialtyShape,
} from '#app/illustrations/specialist-network.tsx';
import { inquiryContext } from '#app/inquiry/context.ts';
import { InquiryForm } from '#app/inquiry/inquiry-form.tsx';
import { type InquiryResult, submitInquiry } from '#app/inquiry/submit-inquiry.ts';
import css from '#app/pages/specialists.module.css';
import { pageMeta } from '#app/seo.ts';
import {
  featuredSpecialists,
  profilesSoon,
  providerBenefits,
  specialties,
} from '#content/specialists.ts';
import type { Route } from './+types/specialists.ts';

export const handle = hydrated;

export function action({ request, context }: Route.ActionArgs) {
  return submitInquiry(request, context.get(inquiryContext));
}

export const meta = () =>
  pageMeta({
    title: 'Specialist Network',
    description:
      'Functional, hormone and integrative medicine specialists who work with our compounding pharmacists. Join them, or ask for an introduction.',
    path: '/specialists',
  });

export default function SpecialistNetworkPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Specialist Network"
        lead="Clinicians across Los Angeles who prescribe with care and compound with reason. If you treat patients, join them. If you are a patient, ask us for an introduction."
        art={<SpecialistNetwork />}
      />
      <Specialties />
      <FeaturedSpecialists />
      <ForProviders result={actionData} />
      <PatientReferrals />
    </>
  );
}

function Specialties() {
  return (
    <Rule>
      <section className={css.specialties} aria-labelledby="specialties">
        <h2 className="vh" id="specialties">
          Specialties
        </h2>
        <ul>
          {specialties.map(({ shape, title, text }) => (
            <li key={title}>
              <SpecialtyShape shape={shape} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Rule>
  );
}

function FeaturedSpecialists() {
  return (
    <section className={css.featured} aria-labelledby="featured">
      <div className="wrap">
        <header>
          <h2 id="featured">Featured specialists</h2>
          <p className="meta" id="profiles-soon">
            {profilesSoon}
          </p>
        </header>
        <div className={css.people}>
          {featuredSpecialists.map(({ name, initials, field, place, focus }, index) => (
            <article key={name}>
              <span className={css.cover} aria-hidden="true">
                <SpecialistCover index={index} />
                <b>{initials}</b>
              </span>
              <h3>{name}</h3>
              <p>
                {field}, {place}.
                <br />
                {focus}.
              </p>
              <Button
                variant="secondary"
                size="small"
                aria-disabled="true"
                aria-describedby="profiles-soon"
              >
                View Profile
              </Button>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function ForProviders({ result }: { result: InquiryResult | undefined }) {
  return (
    <section className="section shade">
      <div className={classNames('wrap', css.providers)}>
        <div>
          <h2>For providers</h2>
          <p className="lead">A pharmacist who knows your protocols, and picks up when you call.</p>
          <ul className={css.benefits}>
            {providerBenefits.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <section
          className={css.sheet}
          id="provider-request"
          aria-labelledby="provider-request-title"
        >
          <h2 id="provider-request-title">Provider Information Request</h2>
          <InquiryForm result={result} />
        </section>
      </div>
    </section>
  );
}

function PatientReferrals() {
  return (
    <section className="section">
      <div className="wrap">
        <Card kind="light" className={css.referrals}>
          <div>
            <h2>Patient Referrals</h2>
            <p className="lead">
              Tell us what you need treated and where you live. We will suggest a prescriber from
              the network.
            </p>
          </div>
          <ButtonLink to="/contact">Request a Specialist Referral</ButtonLink>
        </Card>
      </div>
    </section>
  );
}
