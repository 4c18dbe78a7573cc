import type { ReactNode } from 'react';
import css from '#app/components/calls/closing-call.module.css';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink } from '#app/components/controls/button.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { Lead, type LeadContent } from '#app/components/heads/lead.tsx';
import { Band } from '#app/components/section.tsx';
import type { Link } from '#library/schema/values.ts';

interface CallToActionProps {
  id?: string;
  title: string;
  lead?: LeadContent;
  art?: ReactNode;
  large?: boolean;
  links: readonly Link[];
}

export function CallToAction({ id, title, lead, art, large, links }: CallToActionProps) {
  return (
    <section className="amber-ground" id={id}>
      <div className={classNames('wrap', css.callToAction, large ? css.large : css.small)}>
        <div>
          {id ? <h2>{title}</h2> : <H2>{title}</H2>}
          {lead && <Lead>{lead}</Lead>}
          <CallToActionLinks links={links} />
        </div>
        {art}
      </div>
    </section>
  );
}

export function CallToActionLinks({ links }: { links: readonly Link[] }) {
  return (
    <p className="acts">
      {links.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} variant={index === 0 ? 'ink' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}

export function NextStep({ title, link }: { title: string; link: Link }) {
  return (
    <Band className="screen-only">
      <section className={`cluster spread ${css.nextStep}`}>
        <H2>{title}</H2>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </section>
    </Band>
  );
}
