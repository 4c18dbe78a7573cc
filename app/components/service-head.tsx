import type { ReactNode } from 'react';
import { BackLink } from '#app/components/back-link.tsx';
import { ButtonLink } from '#app/components/button.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import css from '#app/components/service-head.module.css';
import { pages } from '#library/pages.ts';

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
