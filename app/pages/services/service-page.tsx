import type { ReactNode } from 'react';
import { PageNotices } from '#app/article/agency-notices.tsx';
import { CompoundingNotice } from '#app/components/compounding-notice.tsx';
import { ActionLinks } from '#app/components/controls/button.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import css from '#app/pages/services/service-page.module.css';
import { pageMeta } from '#app/seo.ts';
import { service } from '#app/structured-data.ts';
import { type ServiceName, servicePath } from '#library/pages.ts';
import type { Link } from '#library/schema/values.ts';
import { pages, services } from '#library/words.ts';

const { back, contact: contactLink } = pages.services.everyService;

interface ServiceHeadProps {
  title: string;
  lead: string;
  art: ReactNode;
  /** Come before the link to /contact. */
  links?: readonly Link[];
}

export function ServiceHead({ links = [], ...head }: ServiceHeadProps) {
  return (
    <PageHead {...head} className={css.head} above={<BackLink to={back.to}>{back.label}</BackLink>}>
      <ActionLinks links={[...links, contactLink]} />
    </PageHead>
  );
}

export function ServiceNotices({ name }: { name: ServiceName }) {
  return (
    <div className={css.notices}>
      <PageNotices {...services[name]} />
      <CompoundingNotice />
    </div>
  );
}

export function getServiceMeta(name: ServiceName) {
  const { card, search } = services[name];
  const page = { ...search, path: servicePath(name) };
  return pageMeta({ ...page, structuredData: [service({ ...page, title: card.title })] });
}
