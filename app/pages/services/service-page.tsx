import type { ReactNode } from 'react';
import { AgencyNotices } from '#app/article/agency-notices.tsx';
import { Card } from '#app/components/card.tsx';
import { ActLinks, ButtonLink } from '#app/components/controls/button.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { Lead } from '#app/components/heads/lead.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import light from '#app/pages/services/light-call.module.css';
import css from '#app/pages/services/service-head.module.css';
import { pageMeta } from '#app/seo.ts';
import { service } from '#app/structured-data.ts';
import { type ServiceName, servicePath } from '#library/pages.ts';
import { citedWorks } from '#library/review/references.ts';
import type { Link } from '#library/schema/values.ts';
import { pages, services } from '#library/words.ts';

const { back, contact } = pages.services.everyService;

/** The head that all pages under /services share. A `<Rule>` follows. */
export function ServiceHead({
  title,
  lead,
  art,
}: {
  title: string;
  lead: string;
  /** An svg with the class names `drawing base`. */
  art: ReactNode;
}) {
  return (
    <PageHead
      className={css.head}
      above={<BackLink to={back.to}>{back.label}</BackLink>}
      title={title}
      lead={lead}
      art={art}
    >
      <p className="acts">
        <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
      </p>
    </PageHead>
  );
}

/** The agency notices that the page of a service rests on. */
export function ServiceNotices({ name }: { name: ServiceName }) {
  const { agencyNotices, noticesChecked } = services[name];
  return <AgencyNotices notices={citedWorks(agencyNotices)} checked={noticesChecked} />;
}

/** What the page of a service tells search engines. */
export function serviceMeta(name: ServiceName) {
  const { card, search } = services[name];
  const page = { ...search, path: servicePath(name) };
  const structuredData = [service({ ...page, name: card.title, serviceType: card.title })];
  return pageMeta({ ...page, structuredData });
}

/** An invitation in window light: the quiet end of a page. */
export function LightCall({
  title,
  lead,
  links,
}: {
  title: string;
  lead?: string;
  links: readonly Link[];
}) {
  return (
    <Card kind="light" className={light.call}>
      <div>
        <H2>{title}</H2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      <ActLinks links={links} />
    </Card>
  );
}
