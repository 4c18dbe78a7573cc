import { CareCard } from '#app/article/care.tsx';
import { ButtonAnchor, ButtonLink, QuietLink } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ClosingCall } from '#app/components/closing-call.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { ConversationOnAmber, ConversationOnRule } from '#app/illustrations/conversation.tsx';
import css from '#app/pages/hormones.module.css';
import { pageMeta } from '#app/seo.ts';
import { emergencySigns, hormones, pharmacistPhone, rhythms, visit } from '#content/hormones.ts';
import { openHours } from '#library/hours.ts';

export const meta = () =>
  pageMeta({
    title: 'Hormone Therapy: Your First Visit',
    description:
      'How hormone therapy begins: what each hormone is for, how long a dose lasts, what to bring and ask at the first visit, and when to get help at once.',
    path: '/hormones',
  });

export default function Hormones() {
  return (
    <>
      <Head />
      <Rule>
        <section className={css.which}>
          <h2>Four names you will hear</h2>
          <Rows rows={hormones} />
        </section>
      </Rule>
      <Rhythms />
      <Visit />
      <Care />
      <ClosingCall
        id="consultation"
        title="Plan a consultation"
        lead={`A pharmacist answers by phone, ${openHours.join(' and ')}. If you have no prescriber yet, we can suggest one.`}
        art={<ConversationOnAmber />}
      >
        <ButtonLink to="/contact" variant="ink">
          Contact Our Team
        </ButtonLink>
        <ButtonLink to="/specialists" variant="secondary">
          Find a Specialist
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

function Head() {
  return (
    <PageHead
      className={css.head}
      title="Hormone Therapy"
      lead="It starts with a conversation, not with a cream. This page is for the weeks before the first prescription."
      art={<ConversationOnRule />}
    >
      <p className="acts">
        <ButtonAnchor href="#consultation">Plan a Consultation</ButtonAnchor>
        <QuietLink to="/services/hormone-therapy">What we prepare</QuietLink>
      </p>
    </PageHead>
  );
}

function Rhythms() {
  return (
    <section className={classNames('section deep', css.rhythms)}>
      <div className="wrap">
        <SectionHead
          title="How long one dose lasts"
          lead="A dose you can change tomorrow, or one that stays. Drawn to scale over 26 weeks."
        />
        <ul>
          {rhythms.map(({ form, lasts, note, drawn }) => (
            <li key={form}>
              <h3>{form}</h3>
              <b className="d">{lasts}</b>
              <span className={classNames(css.scale, css[drawn])} aria-hidden="true" />
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Visit() {
  return (
    <section className={classNames('section', css.visit)}>
      <div className="wrap">
        <SectionHead
          title="The first visit, prepared"
          lead="Print this page, tick what applies, and take it with you."
        />
        <div className={css.sheet}>
          {visit.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Care() {
  return (
    <section className="section shade">
      <div className={classNames('wrap', css.care)}>
        <div>
          <h2>Once you are on it</h2>
          <p className="lead">
            Most changes can wait for your review. Bleeding after menopause, or a new lump in the
            breast, is for your doctor this week. The signs here are for an ambulance. A question
            that can wait until we are open is for{' '}
            <a href={pharmacistPhone.href}>{pharmacistPhone.number}</a>.
          </p>
          <CompoundingNotice />
        </div>
        <CareCard
          level="emergency"
          title="Call 911 or go to the emergency room now if:"
          items={emergencySigns.map((value) => [{ type: 'text', value }])}
          heading="h3"
        />
      </div>
    </section>
  );
}
