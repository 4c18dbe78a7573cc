import type { ReactNode } from 'react';
import { InlineItems, Inlines } from '#app/article/inline/inlines.tsx';
import { RichRows } from '#app/article/rich-rows.tsx';
import { classNames } from '#app/components/class-names.ts';
import CopyButton from '#app/components/controls/copy-button.island.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { Lead } from '#app/components/heads/lead.tsx';
import { PlainHead } from '#app/components/heads/page-head.tsx';
import { Band, Section } from '#app/components/section.tsx';
import Toasts from '#app/components/toasts/toasts.island.tsx';
import css from '#app/pages/contact/contact.module.css';
import OpeningStatus from '#app/pages/contact/opening-status.island.tsx';
import OpeningWeek from '#app/pages/contact/opening-week.island.tsx';
import { StreetMap } from '#app/pages/contact/street-map.tsx';
import { pageMeta } from '#app/seo.ts';
import { pharmacy } from '#app/structured-data.ts';
import {
  allHours,
  fullAddress,
  holidayNames,
  mailHref,
  schedule,
  site,
  telHref,
  upcomingClosures,
} from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { isSample, pages, shell } from '#library/words.ts';

const { search, head, ways: methods, hours, copy: copyText, copiedToast, rights } = pages.contact;

export const meta = () => pageMeta({ ...search, path: '/contact', structuredData: [pharmacy()] });

export default function Contact() {
  const [mailbox, domain] = site.email.split('@');
  const { street, city, state, zip } = site.address;
  return (
    <>
      <PlainHead {...head} />
      <Band>
        <section className={classNames('opening', css.contacts)}>
          <H2 className="visually-hidden">{methods.title}</H2>
          <dl className="lined">
            <ContactRow {...methods.phone} text={site.phone}>
              <a href={telHref(site.phone)}>{site.phone}</a>
            </ContactRow>
            <ContactRow {...methods.fax} id="fax" text={site.fax}>
              {site.fax}
            </ContactRow>
            <ContactRow {...methods.email} text={site.email} isLong>
              <a href={mailHref(site.email)}>
                {mailbox}@<wbr />
                {domain}
              </a>
            </ContactRow>
            <ContactRow {...methods.address} text={fullAddress} isLong>
              {street}, <span className="nowrap">{city}</span>, {state} {zip}
            </ContactRow>
          </dl>
          <ul className="muted links">
            <InlineItems items={methods.tasks} />
          </ul>
          <p className="muted" lang="es">
            <Inlines nodes={methods.spanish} />
          </p>
        </section>
      </Band>
      <Hours />
      <Section layout="split" {...rights}>
        <div className="stack">
          <RichRows rows={rights.rows.map(({ name, text }) => ({ name, value: text }))} />
          {isSample('site.yaml', ['license']) && <strong>{pages.verify.license.sample}</strong>}
        </div>
      </Section>
      <StreetMap />
      <Toasts dismiss={shell.dismissMessage} />
    </>
  );
}

interface ContactRowProps {
  id?: string;
  name: string;
  what: string;
  text: string;
  note?: string;
  isLong?: boolean;
  children: ReactNode;
}

function ContactRow({ id, name, what, text, note, isLong, children }: ContactRowProps) {
  return (
    <div id={id} className={classNames(isLong && css.longValue)}>
      <dt>{name}</dt>
      <dd translate="no">{children}</dd>
      {note && <dd className={css.note}>{note}</dd>}
      <dd>
        <CopyButton text={text} what={what} words={copyText} toast={copiedToast} />
      </dd>
    </div>
  );
}

function Hours() {
  const { title, lead, note, now, caption, day, time, closed, ahead } = hours;
  return (
    <Section tone="shade" layout="wide-split">
      <div>
        <H2>{title}</H2>
        <OpeningStatus schedule={schedule} text={now} />
        <Lead>{lead}</Lead>
        <p className="needs-script">
          <CopyButton
            text={allHours.join(', ')}
            what={hours.what}
            isNamed
            words={copyText}
            toast={copiedToast}
          />
        </p>
      </div>
      <div className="stack">
        <OpeningWeek
          schedule={schedule}
          closures={upcomingClosures}
          text={{ caption, day, time, closed, ahead }}
        />
        <p className="muted">
          {fillIn(note, { holidays: new Intl.ListFormat('en-US').format(holidayNames) })}
        </p>
      </div>
    </Section>
  );
}
