import { PageNotices } from '#app/article/agency-notices.tsx';
import careCss from '#app/article/blocks/care.module.css';
import { CareCard } from '#app/article/blocks/care.tsx';
import { RichRows } from '#app/article/rich-rows.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { Checklists } from '#app/components/checklists.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { ButtonLink, QuietLink } from '#app/components/controls/button.tsx';
import { H3 } from '#app/components/heads/heading.tsx';
import { Lead } from '#app/components/heads/lead.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { PrintControls } from '#app/components/printing.tsx';
import { Band, OpeningSection, Section } from '#app/components/section.tsx';
import ConversationOnAmber from '#app/pages/hormones/conversation-on-amber.svg?react';
import ConversationOnRule from '#app/pages/hormones/conversation-on-rule.svg?react';
import css from '#app/pages/hormones/hormones.module.css';
import { pageMeta } from '#app/seo.ts';
import { pages } from '#library/words.ts';

const { search, head, hormones, visit, care, call } = pages.hormones;
const doses = pages.hormones.rhythms;

export const meta = () => pageMeta({ ...search, path: '/hormones' });

export default function Hormones() {
  return (
    <>
      <PageHead {...head} art={<ConversationOnRule />}>
        <p className="acts">
          <ButtonLink to="#consultation">{head.consultation}</ButtonLink>
          <QuietLink to={head.link.to}>{head.link.label}</QuietLink>
        </p>
      </PageHead>
      <Band>
        <OpeningSection layout="split" className={css.hormones} {...hormones}>
          <div>
            <RichRows rows={hormones.rows} className={careCss.warnings} />
            <PageNotices {...pages.hormones} />
          </div>
        </OpeningSection>
      </Band>
      <DoseDurations />
      <Section {...visit}>
        <Checklists lists={visit.lists} />
        <PrintControls />
      </Section>
      <Care />
      <CallToAction id="consultation" {...call} art={<ConversationOnAmber />} />
    </>
  );
}

function DoseDurations() {
  return (
    <Section tone="deep" {...doses}>
      <ul className={classNames('lined open', css.doses)}>
        {doses.items.map(({ form, lasts, note, drawing }) => (
          <li key={form}>
            <H3 className="display-3">{form}</H3>
            <b className="display-3">{lasts}</b>
            <span className={classNames('screen-only', css.scale, css[drawing])} aria-hidden="true">
              <span>{doses.scale.start}</span>
              <span>{doses.scale.middle}</span>
              <span>{doses.scale.end}</span>
            </span>
            <p className="muted">{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Care() {
  return (
    <Section tone="shade" layout="split" title={care.title}>
      <div className={classNames('stack', css.care)}>
        <CareCard level="emergency" {...care.emergency} heading="h3" />
        <Lead>{care.lead}</Lead>
        <CompoundingNotice />
      </div>
    </Section>
  );
}
