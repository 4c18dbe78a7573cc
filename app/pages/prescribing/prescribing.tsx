import { AgencyNotices } from '#app/article/agency-notices.tsx';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { Sources } from '#app/article/sources.tsx';
import { RichRows, TitleAndLead } from '#app/article/titled-rows.tsx';
import { ClosingCall } from '#app/components/calls/closing-call.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { SectionHead } from '#app/components/heads/section-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import CopyButton from '#app/islands/copy-button.tsx';
import PrescriptionComposer from '#app/islands/prescription-composer.tsx';
import Toasts from '#app/islands/toasts.tsx';
import { faxSheetPath, postedEntries, unkept } from '#app/pages/prescribing/answer.ts';
import LabelOnRule from '#app/pages/prescribing/label-on-rule.svg?react';
import css from '#app/pages/prescribing/prescribing.module.css';
import SheetOnAmber from '#app/pages/prescribing/sheet-on-amber.svg?react';
import { pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import { formulaParams } from '#library/prescription/entries.ts';
import { citedWorks } from '#library/review/references.ts';
import { pages, shell } from '#library/words.ts';
import type { Route } from './+types/prescribing.ts';

const {
  search,
  head,
  identifiers,
  composer,
  needs,
  reason,
  handling,
  refused,
  rules,
  call,
  ...rest
} = pages.prescribing;
/** Facts that patients read too stand there, once. */
const { prescribers, limits } = pages['send-a-prescription'];
const { copy } = pages.contact;
const path = '/specialists/prescribing';

/** An address contains a formula at most: whatever else it holds is left out. */
export const loader = ({ request }: Route.LoaderArgs) =>
  unkept(String(formulaParams(new URL(request.url).searchParams)));

export const action = ({ request }: Route.ActionArgs) => postedEntries(request);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () => {
  const page = { ...search, path };
  return pageMeta({ ...page, structuredData: [medicalWebPage(page)] });
};

export default function Prescribing({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={head.title}
        lead={head.lead}
        above={<BackLink to="/specialists">{head.back}</BackLink>}
        art={<LabelOnRule />}
      />
      <Rule>
        <Identifiers />
      </Rule>
      <section className="section shade" id="compose">
        <div className="wrap">
          <SectionHead title={composer.title} lead={composer.lead} />
          <PrescriptionComposer
            words={composer}
            copy={copy}
            query={actionData ?? loaderData}
            addresses={{ page: path, sheet: faxSheetPath }}
          />
        </div>
      </section>
      <Needs />
      <Reason />
      <Handling />
      <Rules />
      <ClosingCall {...call} art={<SheetOnAmber />} />
      <Toasts dismiss={shell.dismissMessage} />
    </>
  );
}

function Identifiers() {
  return (
    <section className={classNames('opening', css.identifiers)}>
      <div>
        <h2>{identifiers.title}</h2>
        <p className="lead">{identifiers.lead}</p>
      </div>
      <dl>
        {prescribers.address.map(({ name, value }) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd>
              <span className="display-2" translate="no">
                {value}
              </span>
              <CopyButton text={value} what={name} words={copy} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Needs() {
  return (
    <section className="section" id="needs">
      <div className="wrap">
        <SectionHead title={needs.title} lead={needs.lead} />
        <div className={classNames('halves', css.pair)}>
          {needs.lists.map(({ title, items, sources }) => (
            <div key={title}>
              <Listed title={title} items={items} />
              <Sources works={citedWorks(sources)} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Reason() {
  return (
    <section className={classNames('section deep', css.reason)} id="reason">
      <div className="wrap">
        <SectionHead title={reason.title} lead={reason.lead} />
        <div className={classNames('halves', css.pair)}>
          <Listed {...reason.enough} />
          <Listed {...reason.short} />
        </div>
        <Sources works={citedWorks(reason.sources)} />
      </div>
    </section>
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={css.listed}>
      <h3>{title}</h3>
      <ul className="lined">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Handling() {
  return (
    <section className={classNames('section', css.handling)} id="handling">
      <div className="wrap split">
        <TitleAndLead {...handling} />
        <RichRows rows={prescribers.handling} />
      </div>
      <div className="wrap split">
        <TitleAndLead {...refused} />
        <ul className={classNames('halves lined open', css.refused)}>
          {limits.refused.rows.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Rules() {
  return (
    <section className={classNames('section shade', css.rules)} id="rules">
      <div className="wrap">
        <SectionHead title={rules.title} lead={rules.lead} />
        <Rows
          rows={rules.rows.map(({ name, value, sources }) => ({
            name,
            value: (
              <>
                <p>
                  <Inlines nodes={value} />
                </p>
                <Sources works={citedWorks(sources)} />
              </>
            ),
          }))}
        />
        <div className={css.foot}>
          <CompoundingNotice />
          <AgencyNotices notices={citedWorks(rest.agencyNotices)} checked={rest.noticesChecked} />
        </div>
      </div>
    </section>
  );
}
