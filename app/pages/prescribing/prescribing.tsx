import { PageNotices } from '#app/article/agency-notices.tsx';
import { Inlines } from '#app/article/inline/inlines.tsx';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { RichRows } from '#app/article/rich-rows.tsx';
import { Sources } from '#app/article/sources.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import CopyButton from '#app/components/controls/copy-button.island.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, Section, TitleAndLead } from '#app/components/section.tsx';
import { TitledList } from '#app/components/titled-list.tsx';
import Toasts from '#app/components/toasts/toasts.island.tsx';
import PrescriptionComposer from '#app/pages/prescribing/composer/prescription-composer.island.tsx';
import { faxSheetPath, noStore, readPostedEntries } from '#app/pages/prescribing/http.ts';
import LabelOnRule from '#app/pages/prescribing/label-on-rule.svg?react';
import css from '#app/pages/prescribing/prescribing.module.css';
import SheetOnAmber from '#app/pages/prescribing/sheet-on-amber.svg?react';
import { pageMeta } from '#app/seo.ts';
import { medicalWebPage } from '#app/structured-data.ts';
import { site, telHref } from '#library/facts.ts';
import { callFirst, sameActives } from '#library/ingredients.ts';
import { formulaParams } from '#library/prescription/entries.ts';
import { getCitedWorks } from '#library/review/references.ts';
import { pages, shell } from '#library/words.ts';
import type { Route } from './+types/prescribing.ts';

const text = pages.prescribing;
const { prescribers, limits } = pages['send-a-prescription'];
const { copy: copyText } = pages.contact;
const path = '/specialists/prescribing';

export const loader = ({ request }: Route.LoaderArgs) =>
  noStore(String(formulaParams(new URL(request.url).searchParams)));

export const action = ({ request }: Route.ActionArgs) => readPostedEntries(request);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () => {
  const page = { ...text.search, path };
  return pageMeta({ ...page, structuredData: [medicalWebPage(page)] });
};

export default function Prescribing({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        {...text.head}
        above={<BackLink to="/specialists">{text.head.back}</BackLink>}
        art={<LabelOnRule />}
      />
      <Band>
        <Identifiers />
      </Band>
      <Section tone="shade" id="compose" title={text.composer.title} lead={text.composer.lead}>
        <PrescriptionComposer
          text={text.composer}
          copyText={copyText}
          query={actionData ?? loaderData}
          isPosted={actionData !== undefined}
          paths={{ page: path, sheet: faxSheetPath }}
          phoneLink={telHref(site.phone)}
          callFirst={callFirst}
          sameActives={sameActives}
          slots={{
            ids: <SystemIds />,
            fax: <PhoneLinks text={text.composer.send.fax} />,
          }}
        />
      </Section>
      <Needs />
      <Reason />
      <Handling />
      <Rules />
      <CallToAction {...text.call} art={<SheetOnAmber />} />
      <Toasts dismiss={shell.dismissMessage} />
    </>
  );
}

function Identifiers() {
  return (
    <section className={classNames('opening', css.identifiers)}>
      <TitleAndLead {...text.identifiers} />
      <dl>
        {prescribers.address.map(({ name, value }) => (
          <div key={name}>
            <dt className="note">{name}</dt>
            <dd>
              <span className="display-2" translate="no">
                <PhoneLinks text={value} />
              </span>
              <CopyButton text={value} what={name} words={copyText} toast="none" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Repeated below the finished text, without the phone and fax numbers. */
function SystemIds() {
  const ids = prescribers.address.filter(({ value }) => ![site.phone, site.fax].includes(value));
  return (
    <dl className="halves">
      {ids.map(({ name, value }) => (
        <div key={name}>
          <dt className="note">{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Needs() {
  return (
    <Section id="needs" {...text.needs}>
      <div className={classNames('halves', css.lists)}>
        {text.needs.lists.map(({ title, items, sources }) => (
          <div key={title} className="stack">
            <TitledList className="stack" title={title} items={items} />
            <Sources works={getCitedWorks(sources)} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Reason() {
  return (
    <Section tone="deep" className={css.reason} id="reason" {...text.reason}>
      <div className={classNames('halves', css.lists)}>
        <TitledList className="stack" {...text.reason.enough} />
        <TitledList className="stack" {...text.reason.short} />
      </div>
      <Sources works={getCitedWorks(text.reason.sources)} />
    </Section>
  );
}

function Handling() {
  return (
    <section className={classNames('section', css.handling)} id="handling">
      <div className="wrap split">
        <TitleAndLead
          className="sticky"
          {...text.handling}
          lead={<Inlines nodes={text.handling.lead} />}
          sectionHasId
        />
        <RichRows rows={text.handling.rows} />
      </div>
      <div className="wrap split">
        <TitleAndLead {...text.refused} lead={<Inlines nodes={text.refused.lead} />} />
        <ul className={classNames('halves lined open', css.declined)}>
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
    <Section tone="shade" className={css.rules} id="rules" {...text.rules}>
      <Rows
        rows={text.rules.rows.map(({ name, value, sources }) => ({
          name,
          value: (
            <>
              <p>
                <Inlines nodes={value} />
              </p>
              <Sources works={getCitedWorks(sources)} />
            </>
          ),
        }))}
      />
      <div className={css.footer}>
        <CompoundingNotice />
        <PageNotices {...text} />
      </div>
    </Section>
  );
}
