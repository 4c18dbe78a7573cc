import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { PlainHead } from '#app/components/plain-head.tsx';
import { Rule } from '#app/components/rule.tsx';
import { ToastRegion } from '#app/components/toast-region.tsx';
import { hydrated } from '#app/hydration.ts';
import css from '#app/pages/contact/contact.module.css';
import { CopyButton } from '#app/pages/contact/copy-button.tsx';
import { Hours } from '#app/pages/contact/hours.tsx';
import { StreetMap } from '#app/pages/contact/street-map.tsx';
import { pageMeta } from '#app/seo.ts';
import { pharmacy } from '#app/structured-data.ts';
import { contactHead, fullAddress } from '#content/contact.ts';
import { mailHref, site, telHref } from '#library/site.ts';

export const handle = hydrated;

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description:
      'Phone, fax, email, street address and opening hours of our compounding pharmacy in Los Angeles. A pharmacist answers.',
    path: '/contact',
    structuredData: [pharmacy()],
  });

export default function Contact() {
  const [mailbox, domain] = site.email.split('@');
  return (
    <>
      <PlainHead title={contactHead.title} lead={contactHead.lead} />
      <Rule>
        <section className={css.reach}>
          <h2 className="vh">How to reach us</h2>
          <dl>
            <Way name="Phone" copy={site.phone} what="phone number">
              <a href={telHref(site.phone)}>{site.phone}</a>
            </Way>
            <Way name="Fax" copy={site.fax} what="fax number">
              {site.fax}
            </Way>
            <Way name="Email" copy={site.email} what="email address" long>
              <a href={mailHref(site.email)}>
                {mailbox}@<wbr />
                {domain}
              </a>
            </Way>
            <Way name="Address" copy={fullAddress} what="street address" long>
              {fullAddress}
            </Way>
          </dl>
        </section>
      </Rule>
      <Hours />
      <StreetMap />
      <ToastRegion />
    </>
  );
}

function Way({
  name,
  copy,
  what,
  long,
  children,
}: {
  name: string;
  /** What the button puts on the clipboard. */
  copy: string;
  what: string;
  long?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames(long && css.long)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <CopyButton text={copy} what={what} />
      </dd>
    </div>
  );
}
