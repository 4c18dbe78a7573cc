import { type ReactNode, useId } from 'react';
import css from '#app/article/blocks/care.module.css';
import { InlineItems } from '#app/article/inline/inlines.tsx';
import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { classNames } from '#app/components/class-names.ts';
import { site, telHref } from '#library/facts.ts';
import type { CareLevel, Inline } from '#library/markdown/tree.ts';
import { articleText } from '#library/words.ts';

/** The heading of a card must be one level below the heading of the section that contains it. */
export type CardHeading = 'h2' | 'h3';

interface CareCardProps {
  level: CareLevel;
  title: string;
  items: readonly (string | readonly Inline[])[];
  heading: CardHeading;
  call?: { label: string; to?: string } | undefined;
}

/** An emergency card starts with `call`, or with a link to call 911 if the title says so. */
export function CareCard({ level, title, items, heading: Heading, call }: CareCardProps) {
  const id = useId();
  return (
    <section className={classNames('paper raised', css.careCard, css[level])} aria-labelledby={id}>
      <div className="cluster spread">
        <Heading id={id} className="display-2">
          {title}
        </Heading>
        {level === 'emergency' && (call || isFor911(title)) && <EmergencyLink {...call} />}
      </div>
      <ul className="lined drops">
        <InlineItems items={items} />
      </ul>
      {level === 'soon' && (
        <p>
          {articleText.careLine} <a href={telHref(site.phone)}>{site.phone}</a>
        </p>
      )}
    </section>
  );
}

interface EmergencyLinkProps {
  red?: boolean;
  label?: string | undefined;
  to?: string;
}

/** It's white on a red background, and red elsewhere. */
export const EmergencyLink = ({ red, label, to = 'tel:911' }: EmergencyLinkProps) => (
  <a href={to} className={classNames(css.emergencyLink, red && css.red)}>
    <PhoneLinks text={label ?? articleText.callEmergency} noLinks />
  </a>
);

export const isFor911 = (title: string) => title.includes('911');

interface SafetyAlertProps {
  title: string;
  heading: CardHeading;
  children: ReactNode;
}

/** Use this only for safety information, and only once per page. */
export function SafetyAlert({ title, heading: Heading, children }: SafetyAlertProps) {
  const id = useId();
  return (
    <section className={css.alert} aria-labelledby={id}>
      <Heading id={id} className="text-title">
        {title}
      </Heading>
      <div className="stack">{children}</div>
    </section>
  );
}
