import { AgencyNotices } from '#app/article/agency-notices.tsx';
import { CareCard } from '#app/article/blocks/care.tsx';
import { TitleAndLead } from '#app/article/titled-rows.tsx';
import { ClosingCall } from '#app/components/calls/closing-call.tsx';
import { Checklists } from '#app/components/checklists.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { ButtonAnchor, QuietLink } from '#app/components/controls/button.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { SectionHead } from '#app/components/heads/section-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import ConversationOnAmber from '#app/pages/hormones/conversation-on-amber.svg?react';
import ConversationOnRule from '#app/pages/hormones/conversation-on-rule.svg?react';
import css from '#app/pages/hormones/hormones.module.css';
import { pageMeta } from '#app/seo.ts';
import { citedWorks } from '#library/review/references.ts';
import { pages } from '#library/words.ts';

const { search, head, hormones, rhythms, visit, care, call, agencyNotices, noticesChecked } =
  pages.hormones;

const notices = citedWorks(agencyNotices);

export const meta = () => pageMeta({ ...search, path: '/hormones' });

export default function Hormones() {
  return (
    <>
      <Head />
      <Rule>
        <section className={classNames('split opening', css.which)}>
          <TitleAndLead {...hormones} />
          <div>
            <Rows rows={hormones.rows} />
            <AgencyNotices notices={notices} checked={noticesChecked} />
          </div>
        </section>
      </Rule>
      <Rhythms />
      <Visit />
      <Care />
      <ClosingCall id="consultation" {...call} art={<ConversationOnAmber />} />
    </>
  );
}

function Head() {
  return (
    <PageHead title={head.title} lead={head.lead} art={<ConversationOnRule />}>
      <p className="acts">
        <ButtonAnchor href="#consultation">{head.consultation}</ButtonAnchor>
        <QuietLink to={head.link.to}>{head.link.label}</QuietLink>
      </p>
    </PageHead>
  );
}

function Rhythms() {
  return (
    <section className="section deep">
      <div className="wrap">
        <SectionHead title={rhythms.title} lead={rhythms.lead} />
        <ul className={classNames('lined open', css.rhythms)}>
          {rhythms.items.map(({ form, lasts, note, drawing }) => (
            <li key={form}>
              <h3 className="display-3">{form}</h3>
              <b className="display-3">{lasts}</b>
              <span
                className={classNames('screen-only', css.scale, css[drawing])}
                aria-hidden="true"
              />
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
    <section className="section">
      <div className="wrap">
        <SectionHead title={visit.title} lead={visit.lead} />
        <Checklists lists={visit.lists} />
      </div>
    </section>
  );
}

function Care() {
  return (
    <section className="section shade">
      <div className="wrap split">
        <TitleAndLead {...care}>
          <CompoundingNotice />
        </TitleAndLead>
        <CareCard
          level="emergency"
          title={care.emergency.title}
          items={care.emergency.items.map((value) => [{ type: 'text', value }])}
          heading="h3"
        />
      </div>
    </section>
  );
}
