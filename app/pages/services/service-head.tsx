import type { ReactNode } from 'react';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { PageHead } from '#app/components/heads/page-head.tsx';
import css from '#app/pages/services/service-head.module.css';
import { pages } from '#library/words.ts';

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
